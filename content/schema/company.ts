import { z } from 'zod';
import { languageNames, type LanguageName } from '#languages/languages.ts';
import { frameIds } from './anchor.ts';
import { similarNamesHint } from './nearest-names.ts';
import { plainText, text } from './text.ts';

/** The protocol is checked because a host with a port, such as example.com:8080, is a URL whose scheme is “example.com”. */
const url = z.url({ protocol: /^https?$/, error: 'is not a complete address: write it with https://' });
const email = z.email('is not an email address: write it as hello@example.com');

const countryNames = (language: LanguageName) =>
  new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });

/** Codes that have names but belong to no country: those of unions, and codes that software uses internally. */
const nonCountryCodes = ['EU', 'EZ', 'UN', 'QO', 'XA', 'XB', 'ZZ'];

/** The country's ISO 3166 code: GB if `code` is UK; `code` itself if it is already that code. */
const canonicalCode = (code: string) => new Intl.Locale(`und-${code}`).region;

/** The name of the country with the two-letter `code`; undefined if there is none. */
export function countryName(code: string, language: LanguageName): string | undefined {
  return /^[A-Z]{2}$/.test(code) && !nonCountryCodes.includes(code) ? countryNames(language).of(code) : undefined;
}

const country = z.string().refine((code) => countryName(code, 'en') !== undefined && canonicalCode(code) === code, {
  error: ({ input }) => {
    const name = countryName(String(input), 'en');
    return name === undefined
      ? "is not a country: write its two letters of ISO 3166 in quotes, such as 'US' or 'DE'"
      : `is not the code of ${name} in ISO 3166: write ${canonicalCode(String(input))}`;
  },
  // The rules for offices depend on the country.
  abort: true,
});

const timeZones = Intl.supportedValuesOf('timeZone');

/**
 * Whether the name is that of a time zone. Except for UTC, a name without a slash is an outdated one, or a clock such as EST,
 * which never changes to daylight saving time.
 */
function isTimeZone(name: string): boolean {
  if (!name.includes('/')) return name === 'UTC';
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name }).format(0);
    return true;
  } catch {
    return false;
  }
}

const timeZone = z.string().refine(isTimeZone, {
  error: ({ input }) =>
    `is not a time zone: write its place, such as America/Chicago or Europe/Berlin${similarNamesHint(String(input), timeZones)}`,
});

const officeSchema = z.strictObject({
  /** Also the anchor of the office on the contact page. */
  id: z
    .string()
    .regex(/^[a-z][a-z-]*$/, 'may only contain lowercase letters and hyphens: for example sugar-land')
    .refine((id) => !frameIds.has(id), {
      error: ({ input }) => `is the anchor of another part of each page: write ${String(input)}-office, or its city`,
    }),
  city: text,
  /** The state: two letters in the United States, elsewhere only if addresses there include one. */
  state: text.optional(),
  /** The office's country, if it differs from the company's. */
  country: country.optional(),
  street: text,
  suite: z.string().default(''),
  /** '' if addresses in the office's country have none. */
  postalCode: z.string().default(''),
  phone: text,
  email,
  /** In degrees, with `longitude`; if both are absent, map links search for the address. */
  latitude: z.number().min(-90).max(90).optional(),
  /** In degrees, with `latitude`. */
  longitude: z.number().min(-180).max(180).optional(),
  directions: plainText(z.string()).default(''),
});

/** Whether the address is only a scheme and a host, to which the pages' paths can be appended. */
const isOrigin = (value: string) => /^https?:\/\/[^\s/?#@\\A-Z]+$/.test(value);

/** The problem with the site's address, which is known to be a URL; undefined if there is none. */
function siteUrlProblem(value: string): string | undefined {
  if (value.endsWith('/')) return 'ends with a slash: leave it out';
  if (/^https?:\/\/[^/]+\/./.test(value))
    return 'has a path after the domain: the site can only be published at the root of a domain; use one such as https://site.example.com';
  if (URL.canParse(value) && new URL(value).pathname === '/' && !isOrigin(value))
    return 'is not the address of a site alone: write https:// and the domain in lowercase letters, such as https://site.example.com';
  return undefined;
}

/** Where pages send their measurements; '' for nowhere. */
const metricsReceiver = z.union([z.literal(''), url], {
  error: ({ input }) => {
    const fix = "'' for none, or its complete address with https://";
    if (input === undefined) return `is missing: add this entry, ${fix}`;
    return `${input === null ? 'is empty' : 'is not a complete address'}: write ${fix}`;
  },
});

/** content/company.yaml. */
export const companySchema = z
  .strictObject({
    name: text,
    slug: z
      .string()
      .regex(
        /^[a-z0-9]+(-[a-z0-9]+)*$/,
        'may only contain lowercase letters, digits and single hyphens: for example juniper-jay',
      ),
    tagline: text,
    description: text,
    url: url.refine((value) => siteUrlProblem(value) === undefined, {
      error: ({ input }) => siteUrlProblem(String(input)),
    }),
    email,
    /** The form of links and of the address bar once the script has started: `/#/why-us` or `/why-us/`. */
    addresses: z.enum(['hash', 'plain'], 'is either hash or plain').default('hash'),
    /** The language of built-in texts, dates and numbers. */
    language: z.enum(languageNames, `is not a language of the site: use ${languageNames.join(', ')}`).default('en'),
    country,
    timeZone,
    offices: z.array(officeSchema).min(1, 'is empty: needs one office at least'),
    /** The company's profiles on social networks, if any. */
    social: z.strictObject({ facebook: url, twitter: url, linkedin: url }).partial().default({}),
    enquiry: z.strictObject({
      applicationId: z.int('is not a whole number: write the number of the application'),
      api: z
        .string()
        .regex(
          /^(https?:\/\/[^/]+)?\/(.*\/)?api\/$/,
          'must end in /api/: for example /api/ or https://crm.example/api/',
        ),
      phone: z.enum(['us', 'international'], 'is either us or international'),
      failureMessage: plainText(z.string()),
      showReference: z.boolean().default(false),
    }),
    liveMaps: z.enum(['on-request', 'at-once'], 'is either on-request or at-once'),
    metricsReceiver,
  })
  .superRefine(({ offices, country }, context) => {
    const ids = offices.map(({ id }) => id);
    for (const [index, office] of offices.entries()) {
      const problems =
        (office.country ?? country) === 'US' ? usOfficeProblems(office) : internationalOfficeProblems(office);
      if (ids.indexOf(office.id) < index)
        problems.push(['id', `“${office.id}” is the id of another office: give this one its own`]);
      if (office.latitude !== undefined && office.longitude === undefined)
        problems.push(['latitude', 'needs the longitude as well: add it, or delete the latitude']);
      if (office.longitude !== undefined && office.latitude === undefined)
        problems.push(['longitude', 'needs the latitude as well: add it, or delete the longitude']);
      for (const [field, message] of problems)
        context.addIssue({ code: 'custom', path: ['offices', index, field], message });
    }
  });

export type Company = z.infer<typeof companySchema>;
export type Office = Company['offices'][number];

type Problem = [field: keyof Office, message: string];

function usOfficeProblems({ state = '', postalCode, phone, longitude = 0 }: Office): Problem[] {
  const problems: Problem[] = [];
  // East of Greenwich, only Guam, the Northern Marianas and the outer Aleutians are American: all beyond 140°.
  if (longitude > 0 && longitude < 140)
    problems.push(['longitude', `is not in the United States: write -${longitude}, with a minus for west`]);
  if (!/^[A-Z]{2}$/.test(state)) problems.push(['state', 'is not a two-letter state code, such as TX']);
  if (!/^\d{5}$/.test(postalCode))
    problems.push(['postalCode', "is not a five-digit ZIP code: write it in quotes, as '77379'"]);
  if (!/^\(\d{3}\) \d{3}-\d{4}$/.test(phone))
    problems.push(['phone', 'is not a US phone number: write it as (281) 555-0142']);
  return problems;
}

function internationalOfficeProblems({ phone }: Office): Problem[] {
  if (/^\+\d(?:[ ()-]*\d){5,14}$/.test(phone)) return [];
  return [['phone', "is not a phone number with its country code: write it in quotes, as '+351 21 123 4567'"]];
}

/** The cities of the offices as a phrase, `{{company.cities}}`: `Spring and Sugar Land`. */
export function citiesOf({ offices, language }: Pick<Company, 'offices' | 'language'>): string {
  // The file may not have been checked yet: an office may lack its city.
  const cities = [...new Set(offices.map(({ city }) => city))].filter((city) => typeof city === 'string');
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(cities);
}
