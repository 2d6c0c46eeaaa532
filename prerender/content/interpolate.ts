import type { Company } from '#content/schema/company.ts';
import type { Figures } from '#content/schema/figures.ts';
import { similarNames } from '#content/schema/nearest-names.ts';

/** What `{{…}}` may name: content/company.yaml, with the cities of its offices as one says them, and, once it has been read, content/figures.yaml. */
export interface SharedValues {
  company: Company & { cities: string };
  figures?: Figures | undefined;
}

const sources: readonly string[] = ['company', 'figures'] satisfies (keyof SharedValues)[];

const placeholder = /\{\{\s*([\w.-]+)\s*\}\}/g;

/** Told of each placeholder that stands for nothing, with the fix in its words. */
export type Refuse = (words: string) => void;

/**
 * Replaces `{{company.name}}`, `{{figures.gulfline.cars}}` and the like by the values of the file they name. What stands for
 * no value is told to `refuse` and stays.
 */
export function interpolate(words: string, values: SharedValues, refuse: Refuse): string {
  return words.replace(placeholder, (whole, name: string) => {
    const [source = '', ...path] = name.split('.');
    // In an article's code it may be a template's own.
    if (!sources.includes(source)) return whole;
    const all = values[source as keyof SharedValues];
    const value = valueAt(all, path);
    if (typeof value === 'string' || typeof value === 'number') return String(value);
    const known = leaves(all).map((leaf) => `${source}.${leaf}`);
    refuse(`{{${name}}} is not in content/${source}.yaml: correct its spelling${similarNames(name, known)}`);
    return whole;
  });
}

/** The same for every string inside a value read from YAML, where no brace of a placeholder may be left over. */
export function interpolateAll(
  value: unknown,
  values: SharedValues,
  refuse: (words: string, path: PropertyKey[]) => void,
  path: PropertyKey[] = [],
): unknown {
  if (typeof value === 'string') {
    const left = leftoverBraces(value);
    if (left) refuse(left, path);
    return interpolate(value, values, (words) => refuse(words, path));
  }
  if (Array.isArray(value)) return value.map((item, place) => interpolateAll(item, values, refuse, [...path, place]));
  if (value !== null && typeof value === 'object') {
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, interpolateAll(item, values, refuse, [...path, key])]),
    );
  }
  return value;
}

/** What to say of words with a placeholder that is not whole, such as `{{company.name}`; undefined where there is none. */
export function leftoverBraces(words: string): string | undefined {
  const rest = words.replace(placeholder, (whole, name: string) => (/^(company|figures)\./.test(name) ? '' : whole));
  const found = /\{\{[^{}]*\}{0,2}|\{\s*(?:company|figures)\.[^{}]*\}{0,2}|[^\s{}]*\}\}/.exec(rest)?.[0];
  return found && `“${found.trim()}” is not a company value: write {{company.name}}, with two braces on either side`;
}

const valueAt = (values: unknown, path: string[]) =>
  path.reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], values);

/** The paths of all values: `offices.0.city`. */
function leaves(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([key, part]) => leaves(part, path ? `${path}.${key}` : key));
}
