import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { z } from 'zod';
import { mix, readable } from '#content/schema/color.ts';
import { companySchema, type Company } from '#content/schema/company.ts';
import { logoProblem, readLogo, vanishingProblem } from '#content/schema/logo.ts';
import { paletteSchema } from '#content/schema/palette.ts';
import { description as searchDescription } from '#content/schema/text.ts';
import { isLanguageName, languageNames, type LanguageName } from '#languages/languages.ts';
import { parseYaml } from '#prerender/content/parse-yaml.ts';
import { schemaMessage } from '#prerender/content/schema-message.ts';
import { starterWords } from './starter-words.ts';
import { licenses, type License } from './write-license.ts';

/** An invalid answer; the message says what is wrong and how to fix it. */
export class AnswerError extends Error {
  override name = 'AnswerError';
}

/** Five colors; only the main one is required. */
const colors = z.strictObject({
  main: z.string(),
  dark: z.string().optional(),
  text: z.string().optional(),
  accent: z.string().optional(),
  second: z.string().optional(),
});

/** Distinguishes the enquiries of this site from those of others on the same server. */
export const defaultApplicationId = 1;

const written = z.looseObject({
  name: z.string(),
  slug: z.string().optional(),
  tagline: z.string().optional(),
  description: searchDescription.optional(),
  country: z.string().default('US'),
  language: z.enum(languageNames, `is not a language of the site: use ${languageNames.join(', ')}`).optional(),
  timeZone: z.string().optional(),
  offices: z.array(z.looseObject({ id: z.string().optional(), city: z.string() })),
  palette: colors.optional(),
  logo: z.string().optional(),
  applicationId: z.number().default(defaultApplicationId),
  api: z.string().default('/api/'),
  addresses: z.string().default('plain'),
  phone: z.enum(['us', 'international']).optional(),
  license: z
    .enum(licenses, `is not one that can be written: use ${licenses.join(' or ')}, and replace LICENSE by another`)
    .default('reserved'),
});

/** The sample shows nothing, as its specification requires. */
const failureMessage =
  'Your message could not be sent. What you wrote is still here: please try again in a moment, or call {{company.offices.0.phone}}.';

/** The language of most people in the country if the site can be in it; otherwise English. */
export function languageSpokenIn(country: string): LanguageName {
  const spoken = /^[A-Z]{2}$/.test(country) ? new Intl.Locale(`und-${country}`).maximize().language : 'en';
  return isLanguageName(spoken) ? spoken : 'en';
}

type FivePalette = Record<'main' | 'dark' | 'text' | 'accent' | 'second', string>;

/** What a new company is made from, completely validated. */
export interface Answers {
  company: Company;
  palette: FivePalette;
  /** An SVG; undefined if the company has none yet. */
  logo: string | undefined;
  /** The license of the code. */
  license: License;
}

/** Reads a file of answers. Throws an AnswerError that lists all problems, with locations and fixes. */
export function readAnswers(file: string): Answers {
  if (!existsSync(file)) throw new AnswerError(`${file}: is not there: write it as docs/adopting.md shows`);
  return checkedAnswers(readFileSync(file, 'utf8'), file);
}

/** Parses the answers in a YAML text; `file` is its name in problems, and the start of the logo's relative path. */
export function checkedAnswers(yaml: string, file: string): Answers {
  const { value, lineOf } = parseYaml(yaml, file);
  const problems: string[] = [];
  const report = (path: PropertyKey[], words: string) =>
    void problems.push(`${file}: ${[`line ${lineOf(path)}`, path.join(' › ')].filter(Boolean).join(': ')}: ${words}`);
  const parsed = written.safeParse(value, { error: schemaMessage });
  if (!parsed.success) {
    for (const { path, message } of parsed.error.issues) report(path, message);
    throw new AnswerError(problems.join('\n'));
  }
  const { palette: given, logo: logoFile, applicationId, api, phone, license, ...rest } = parsed.data;
  const us = rest.country === 'US';
  const language = rest.language ?? languageSpokenIn(rest.country);
  const words = starterWords(language);
  const company = companySchema.safeParse(
    {
      ...rest,
      language,
      slug: rest.slug ?? slugOf(rest.name),
      tagline: rest.tagline ?? words('[What you do, in one line]'),
      description:
        rest.description ??
        words('[{{company.name}} in one or two sentences for search engines, with its place: {{company.cities}}.]'),
      timeZone: rest.timeZone ?? (us ? 'America/Chicago' : undefined),
      offices: rest.offices.map((office) => ({
        ...office,
        id: office.id ?? slugOf(office.city).replaceAll(/\d/g, ''),
      })),
      enquiry: {
        applicationId,
        api,
        phone: phone ?? (us ? 'us' : 'international'),
        failureMessage: words(failureMessage),
        showReference: true,
      },
      liveMaps: 'on-request',
      metricsReceiver: '',
    },
    { error: schemaMessage },
  );
  for (const { path, message, code, ...issue } of company.error?.issues ?? []) {
    const unknown = code === 'unrecognized_keys' && 'keys' in issue ? ` (${String(issue.keys)})` : '';
    report(path[0] === 'enquiry' ? path.slice(1) : path, `${message}${unknown}`);
  }
  const palette = paletteOf(given ?? { main: '#2f5d8a' });
  const checked = paletteSchema.safeParse(palette);
  for (const { path, message } of checked.error?.issues ?? []) report(['palette', ...path], message);
  const logo =
    logoFile === undefined ? undefined : logoIn(resolve(dirname(file), logoFile), (words) => report(['logo'], words));
  const drawn = logo === undefined ? undefined : readLogo(logo);
  const vanishing = drawn && checked.success && vanishingProblem(drawn, checked.data);
  if (vanishing) report(['logo'], vanishing);
  if (problems.length > 0 || !company.success) throw new AnswerError(problems.join('\n'));
  return { company: company.data, palette, logo, license };
}

function logoIn(file: string, report: (words: string) => void): string | undefined {
  if (!existsSync(file)) report(`${file} is not there: correct the path, or leave the line out to get a plain mark`);
  else {
    const svg = readFileSync(file, 'utf8');
    const problem = logoProblem(svg);
    if (!problem) return svg;
    report(problem);
  }
  return undefined;
}

/** A name for use in an address: `Café Wren & Co.` is `cafe-wren-co`. */
export const slugOf = (name: string) =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** Derives the other four colors from the main one, unless given. */
function paletteOf(given: z.infer<typeof colors>): FivePalette {
  const { main } = given;
  // An invalid one is reported by the palette's own check.
  const base = /^#[\da-f]{6}$/.test(main) ? main : '#2f5d8a';
  const dark = given.dark ?? readable(mix(base, '#0c1016', 0.82), '#ffffff', 15);
  return {
    main,
    dark,
    text: given.text ?? readable(mix(base, '#12161d', 0.86), '#ffffff', 13),
    accent: given.accent ?? readable('#e9763d', dark, 4),
    second: given.second ?? readable(mix(base, '#2c4a44', 0.7), '#ffffff', 7),
  };
}
