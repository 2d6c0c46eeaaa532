import { citiesOf, companySchema, type Company } from '#content/schema/company.ts';
import { ContentError, type ContentProblems } from './content-error.ts';
import type { ContentFolder } from './content-folder.ts';

/** The company; as it is written where something is wrong in it, so that the other files can be looked at all the same. */
export function readCompany(folder: ContentFolder, problems: ContentProblems): Company {
  const file = 'company.yaml';
  // Nothing else can be read without its values.
  const written = folder.parsed(file).value as Company;
  return (
    problems.attempt(() => folder.yaml(file, companySchema, { company: withCities(asFarAsWritten(written)) })) ??
    asFarAsWritten(written)
  );
}

const asFarAsWritten = (written: Partial<Company> | null) =>
  ({
    ...written,
    url: typeof written?.url === 'string' ? written.url : '',
    timeZone: isTimeZone(written?.timeZone) ? written?.timeZone : 'UTC',
    offices: Array.isArray(written?.offices) ? written.offices.filter((office) => office !== null) : [],
  }) as unknown as Company;

const isTimeZone = (name: unknown) => companySchema.shape.timeZone.safeParse(name).success;

/** The company and the cities of its offices, which content names together. */
export const withCities = (company: Company) => ({ ...company, cities: citiesOf(company) });

/** The company, whose enquiries are sent to `api` where one is given. Throws a ContentError where that is no address. */
export function withApi(company: Company, api: string | undefined): Company {
  if (!api) return company;
  const checked = companySchema.shape.enquiry.shape.api.safeParse(api);
  if (!checked.success) throw new ContentError(`API_URL is “${api}”: ${checked.error.issues[0]?.message}`);
  return { ...company, enquiry: { ...company.enquiry, api } };
}
