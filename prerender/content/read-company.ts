import { citiesOf, companySchema, type Company } from '#content/schema/company.ts';
import { isLanguageName } from '#languages/languages.ts';
import { ContentError, type ContentProblems } from './content-error.ts';
import type { ContentFolder } from './content-folder.ts';
import { interpolateAll, type SharedValues } from './interpolate.ts';
import { companyFile } from './read-locale.ts';
import { schemaProblems } from './schema-problems.ts';

/** Reads the company. If it has problems, its wrong values are left out, so that the other files can be checked as well. */
export function readCompany(
  folder: ContentFolder,
  problems: ContentProblems,
): { company: Company; isCompanyWrong: boolean } {
  // An error here is not collected: without this file no other one can be checked.
  const parsed = folder.parseYaml(companyFile).value as Partial<Company> | null;
  const ownValues = { company: withCities(withFallbacks(parsed)) };
  const values = { ...ownValues, isCompanyWrong: isWrong(parsed, ownValues) };
  const company = problems.attempt(() => folder.readYaml(companyFile, companySchema, { values }));
  return { company: company ?? withFallbacks(validTexts(parsed)), isCompanyWrong: company === undefined };
}

/** Whether the company has problems besides placeholders without a value, which are reported where they are written. */
function isWrong(parsed: Partial<Company> | null, values: SharedValues): boolean {
  const filled = interpolateAll(parsed, values, () => undefined);
  return schemaProblems(companySchema.safeParse(filled).error?.issues ?? [], filled, companyFile).length > 0;
}

/** The company without texts that are invalid: those would be reported again wherever they are used. */
const validTexts = (parsed: Partial<Company> | null) =>
  Object.fromEntries(
    Object.entries(parsed ?? {}).filter(([name, value]) => typeof value !== 'string' || isValid(name, value)),
  ) as Partial<Company>;

const isValid = (name: string, value: string) =>
  name in companySchema.shape && companySchema.shape[name as keyof Company].safeParse(value).success;

/** An address that no link begins with. */
const noAddress = 'https://none.invalid';

/** The company with a usable value in place of each one that other files need and that is missing or invalid. */
const withFallbacks = (parsed: Partial<Company> | null) =>
  ({
    ...parsed,
    url: typeof parsed?.url === 'string' ? parsed.url : noAddress,
    language: isLanguageName(parsed?.language) ? parsed.language : 'en',
    timeZone: isTimeZone(parsed?.timeZone) ? parsed?.timeZone : 'UTC',
    offices: Array.isArray(parsed?.offices) ? parsed.offices.filter((office) => office !== null) : [],
    enquiry: isGroup(parsed?.enquiry) ? parsed.enquiry : {},
  }) as unknown as Company;

const isGroup = (value: unknown) => typeof value === 'object' && value !== null;

const isTimeZone = (name: unknown) => companySchema.shape.timeZone.safeParse(name).success;

/** The company with the cities of its offices as a phrase, `{{company.cities}}`. */
export const withCities = (company: Company) => ({ ...company, cities: citiesOf(company) });

/** The company, with enquiries sent to `api` if that is set. Throws a ContentError if that is not a valid address. */
export function withApi(company: Company, api: string | undefined): Company {
  if (!api) return company;
  const result = companySchema.shape.enquiry.shape.api.safeParse(api);
  if (!result.success) throw new ContentError(`API_URL is “${api}”: ${result.error.issues[0]?.message}`);
  return { ...company, enquiry: { ...company.enquiry, api } };
}
