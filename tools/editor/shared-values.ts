import { parse } from 'yaml';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isFormula, namesIn } from '#content/schema/figure-formula.ts';
import { figuresSchema } from '#content/schema/figures.ts';
import { isLanguageName } from '#languages/languages.ts';
import { withDerived } from '#prerender/content/derived-figures.ts';
import { isGroup } from './fields/editor-entry.ts';
import { changeYaml } from './change-yaml.ts';
import { orUndefined } from './content-source.ts';
import { Refusal, wrongContent } from './refusal.ts';
import type { FileChange } from './save-file.ts';

/** The files whose values are used in others as `{{company.name}}`, by the beginning of the name. */
const files: Record<string, string> = { company: 'company.yaml', figures: 'figures.yaml' };

/** What replaces `{{…}}`, by name, such as `figures.prices.pilot`; nothing from a file that cannot be read. */
export function sharedValues(content: string): Record<string, string> {
  const sourceValues = writtenValues(content);
  const figures = figuresSchema.safeParse(readYaml(content, files['figures']!)).data;
  const { language } = (readYaml(content, files['company']!) ?? {}) as { language?: unknown };
  const siteLanguage = isLanguageName(language) ? language : 'en';
  return {
    ...sourceValues,
    ...(figures &&
      flatValues(
        'figures',
        withDerived(figures, siteLanguage, () => undefined),
      )),
  };
}

/** The values as they are in the files, where a value that is computed from others is a formula. */
const writtenValues = (content: string) =>
  Object.fromEntries(Object.entries(files).flatMap(([prefix, file]) => flatten(prefix, readYaml(content, file))));

const flatValues = (name: string, value: unknown) => Object.fromEntries(flatten(name, value));

/**
 * The change to the file with the value `name`. Throws an Error with a readable message if there is no such value, or if it is
 * computed from others.
 */
export function valueChange(content: string, name: string, text: string): FileChange {
  const source = writtenValues(content)[name];
  if (source === undefined) throw new Refusal(wrongContent, `{{${name}}} stands for nothing: choose another value`);
  if (isFormula(source)) {
    throw new Refusal(
      wrongContent,
      `{{${name}}} follows from others, “${source}”: change ${namesIn(source).join(' or ')}, or the formula under Prices and figures`,
    );
  }
  const [prefix = '', ...steps] = name.split('.');
  const file = files[prefix]!;
  const yaml = readFileSync(join(content, file), 'utf8');
  return { file: join(content, file), data: changeYaml(yaml, withValue(parse(yaml), steps, text)) };
}

/** A file's value; undefined if a mistake keeps it from being read, which the check reports. */
const readYaml = (content: string, file: string) =>
  orUndefined(() => parse(readFileSync(join(content, file), 'utf8')) as unknown);

function flatten(name: string, value: unknown): [string, string][] {
  if (Array.isArray(value)) return value.flatMap((item, index) => flatten(`${name}.${index}`, item));
  if (isGroup(value)) return Object.entries(value).flatMap(([key, part]) => flatten(`${name}.${key}`, part));
  return typeof value === 'string' ? [[name, value]] : [];
}

function withValue(value: unknown, [step, ...others]: string[], text: string): unknown {
  if (step === undefined) return text;
  if (Array.isArray(value)) {
    return value.map((item: unknown, index) => (String(index) === step ? withValue(item, others, text) : item));
  }
  const group = value as Record<string, unknown>;
  return { ...group, [step]: withValue(group[step], others, text) };
}
