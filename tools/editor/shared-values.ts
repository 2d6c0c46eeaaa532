import { parse } from 'yaml';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isGroup } from './fields/editor-entry.ts';
import { changeYaml } from './change-yaml.ts';
import type { FileChange } from './save-file.ts';

/** The files whose values are used in others as `{{company.name}}`, by the beginning of the name. */
const files: Record<string, string> = { company: 'company.yaml', figures: 'figures.yaml' };

/** By name, such as `figures.prices.pilot`, the text that `{{…}}` is replaced with. */
export function sharedValues(content: string): Record<string, string> {
  return Object.fromEntries(Object.entries(files).flatMap(([start, file]) => flat(start, readYaml(content, file))));
}

/** The change to the file with the value `name`. Throws an Error with a readable message if there is no such value. */
export function valueChange(content: string, name: string, words: string): FileChange {
  if (sharedValues(content)[name] === undefined)
    throw new Error(`{{${name}}} stands for nothing: choose another value`);
  const [start = '', ...steps] = name.split('.');
  const file = files[start]!;
  const source = readFileSync(join(content, file), 'utf8');
  return { file: join(content, file), data: changeYaml(source, withValue(parse(source), steps, words)) };
}

const readYaml = (content: string, file: string) => parse(readFileSync(join(content, file), 'utf8')) as unknown;

function flat(name: string, value: unknown): [string, string][] {
  if (Array.isArray(value)) return value.flatMap((item, index) => flat(`${name}.${index}`, item));
  if (isGroup(value)) return Object.entries(value).flatMap(([key, part]) => flat(`${name}.${key}`, part));
  return typeof value === 'string' ? [[name, value]] : [];
}

function withValue(value: unknown, [step, ...others]: string[], words: string): unknown {
  if (step === undefined) return words;
  if (Array.isArray(value))
    return value.map((item: unknown, index) => (String(index) === step ? withValue(item, others, words) : item));
  const group = value as Record<string, unknown>;
  return { ...group, [step]: withValue(group[step], others, words) };
}
