import type { Company } from '#content/schema/company.ts';
import { ContentError } from './content-error.ts';

const placeholder = /\{\{\s*(company\.[\w.]+)\s*\}\}/g;

/** Replaces `{{company.name}}`, `{{company.offices.0.city}}` and the like by the values of content/company.yaml. */
export function interpolate(words: string, company: Company, file: string): string {
  return words.replace(placeholder, (_, path: string) => {
    const value = path
      .split('.')
      .slice(1)
      .reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], company);
    if (typeof value !== 'string' && typeof value !== 'number') {
      throw new ContentError(`content/${file}: {{${path}}} is not in content/company.yaml: correct its spelling`);
    }
    return String(value);
  });
}

/** The same for every string inside a value read from YAML. */
export function interpolateAll(value: unknown, company: Company, file: string): unknown {
  if (typeof value === 'string') return interpolate(value, company, file);
  if (Array.isArray(value)) return value.map((item) => interpolateAll(item, company, file));
  if (value !== null && typeof value === 'object') {
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, interpolateAll(item, company, file)]));
  }
  return value;
}
