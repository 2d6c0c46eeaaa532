import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { z } from 'zod';
import { frameIds } from '#content/schema/anchor.ts';
import { companySchema, type Company } from '#content/schema/company.ts';
import { logoProblem, readLogo, vanishingProblem } from '#content/schema/logo.ts';
import { paletteSchema } from '#content/schema/palette.ts';
import { slugify } from '#content/schema/slug.ts';
import { description as searchDescription } from '#content/schema/text.ts';
import { isLanguageName, languageNames, type LanguageName } from '#languages/languages.ts';
import { isContentError } from '#prerender/content/content-error.ts';
import { parseYaml } from '#prerender/content/parse-yaml.ts';
import { schemaMessage } from '#prerender/content/schema-message.ts';
import { baseColorsOf, defaultColor, writtenColors, type BaseColors } from './base-colors.ts';
import { starterTranslator } from './starter-translator.ts';
import { licenses, type License } from './write-license.ts';

/** An invalid answer; the message says what is wrong and how to fix it. */
export class AnswerError extends Error {
  override name = 'AnswerError';
}

/** The application id, by which a server for several sites tells their enquiries apart. */
export const defaultApplicationId = 1;

const writtenAnswers = z.looseObject({
  name: z.string(),
  slug: z.string().optional(),
  tagline: z.string().optional(),
  description: searchDescription.optional(),
  country: z.string().default('US'),
  language: z.enum(languageNames, `is not a language of the site: use ${languageNames.join(', ')}`).optional(),
  timeZone: z.string().optional(),
  offices: z.array(z.looseObject({ id: z.string().optional(), city: z.string() })),
  palette: writtenColors.optional(),
  logo: z.string().optional(),
  applicationId: z.number().default(defaultApplicationId),
  api: z.string().default('/api/'),
  addresses: z.string().default('plain'),
  phone: z.enum(['us', 'international']).optional(),
  license: z
    .enum(licenses, `is not one that can be written: use ${licenses.join(' or ')}, and replace LICENSE with another`)
    .default('reserved'),
});

/** The message after a failure. The sample shows none, as its specification requires. */
const failureMessage =
  'Your message could not be sent. What you wrote is still here: please try again in a moment, or call {{company.offices.0.phone}}.';

/** The main language of the country if the site can be in that language; otherwise English. */
export function languageSpokenIn(country: string): LanguageName {
  const spoken = /^[A-Z]{2}$/.test(country) ? new Intl.Locale(`und-${country}`).maximize().language : 'en';
  return isLanguageName(spoken) ? spoken : 'en';
}

/** The validated answers that a new company's site is made from. */
export interface Answers {
  company: Company;
  palette: BaseColors;
  /** The logo as SVG; undefined if the company has none yet. */
  logo: string | undefined;
  /** The license of the code. */
  license: License;
}

/** Reads a file of answers. Throws an AnswerError that lists all problems, with locations and fixes. */
export function readAnswers(file: string): Answers {
  if (!existsSync(file)) throw new AnswerError(`${file}: is not there: write it as docs/adopting.md shows`);
  return parseAnswers(readFileSync(file, 'utf8'), file);
}

/** Records a problem with the answer at `path`. */
type Report = (path: PropertyKey[], problem: string) => void;

/** Parses the answers in YAML; `file` is named in problems, and the logo's path is relative to it. */
export function parseAnswers(yaml: string, file: string): Answers {
  const { value, lineOf } = parseAnswerFile(yaml, file);
  const problems: string[] = [];
  const report: Report = (path, problem) =>
    void problems.push(`${file}: ${[`line ${lineOf(path)}`, path.join(' › ')].filter(Boolean).join(': ')}: ${problem}`);
  const parsed = writtenAnswers.safeParse(value, { error: schemaMessage });
  if (!parsed.success) {
    for (const { path, message } of parsed.error.issues) report(path, message);
    throw new AnswerError(problems.join('\n'));
  }
  const company = companyOf(parsed.data, report);
  const palette = baseColorsOf(parsed.data.palette ?? { main: defaultColor });
  const checkedPalette = paletteSchema.safeParse(palette);
  for (const { path, message } of checkedPalette.error?.issues ?? []) report(['palette', ...path], message);
  const logoFile = parsed.data.logo === undefined ? undefined : resolve(dirname(file), parsed.data.logo);
  const logo = logoFile && readLogoSvg(logoFile, (problem) => report(['logo'], problem));
  const drawing = logo && readLogo(logo);
  const vanishing = drawing && checkedPalette.success && vanishingProblem(drawing, checkedPalette.data);
  if (vanishing) report(['logo'], vanishing);
  if (problems.length > 0 || !company) throw new AnswerError(problems.join('\n'));
  return { company, palette, logo, license: parsed.data.license };
}

/** Parses the YAML of a file that is not among the content. Throws an AnswerError that lists its mistakes. */
function parseAnswerFile(yaml: string, file: string) {
  try {
    return parseYaml(yaml, file);
  } catch (error) {
    if (!isContentError(error)) throw error;
    throw new AnswerError(error.lines.map((line) => line.replace(/^content\//, '')).join('\n'));
  }
}

/** The content of company.yaml, with defaults for missing answers; undefined after reporting what is wrong. */
function companyOf(answers: z.infer<typeof writtenAnswers>, report: Report): Company | undefined {
  const { palette: _palette, logo: _logo, license: _license, applicationId, api, phone, ...rest } = answers;
  const isUs = rest.country === 'US';
  const language = rest.language ?? languageSpokenIn(rest.country);
  const translate = starterTranslator(language);
  const { data, error } = companySchema.safeParse(
    {
      ...rest,
      language,
      slug: rest.slug ?? (slugify(rest.name) || 'company'),
      tagline: rest.tagline ?? translate('[What you do, in one line]'),
      description:
        rest.description ??
        translate('[{{company.name}} in one or two sentences for search engines, with its place: {{company.cities}}.]'),
      timeZone: rest.timeZone ?? (isUs ? 'America/Chicago' : undefined),
      offices: withIds(rest.offices),
      enquiry: {
        applicationId,
        api,
        phone: phone ?? (isUs ? 'us' : 'international'),
        failureMessage: translate(failureMessage),
        showReference: true,
      },
      liveMaps: 'on-request',
      metricsReceiver: '',
    },
    { error: schemaMessage },
  );
  for (const { path, message, code, ...issue } of error?.issues ?? []) {
    const unknown = code === 'unrecognized_keys' && 'keys' in issue ? ` (${String(issue.keys)})` : '';
    report(path[0] === 'enquiry' ? path.slice(1) : path, `${message}${unknown}`);
  }
  return data;
}

/** The offices, each with an id. A missing id is made from the city, without digits, and gets a letter if it is taken. */
function withIds<Office extends { id?: string | undefined; city: string }>(offices: readonly Office[]) {
  const usedIds = new Set([...frameIds, ...offices.map(({ id }) => id)]);
  return offices.map((office) => {
    if (office.id !== undefined) return office;
    const stem = slugify(slugify(office.city).replaceAll(/\d/g, '')) || 'office';
    const ids = [stem, ...Array.from('bcdefghijklmnopqrstuvwxyz', (letter) => `${stem}-${letter}`)];
    const id = ids.find((candidate) => !usedIds.has(candidate)) ?? stem;
    usedIds.add(id);
    return { ...office, id };
  });
}

/** The SVG in a file; undefined after reporting that it is missing or cannot be a logo. */
function readLogoSvg(file: string, report: (problem: string) => void): string | undefined {
  if (!existsSync(file)) {
    report(`${file} does not exist: correct the path, or leave the line out to get a plain mark`);
    return undefined;
  }
  const svg = readFileSync(file, 'utf8');
  const problem = logoProblem(svg);
  if (problem) report(problem);
  return problem ? undefined : svg;
}
