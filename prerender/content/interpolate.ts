import type { Company } from '#content/schema/company.ts';
import type { Figures } from '#content/schema/figures.ts';
import { similarNamesHint } from '#content/schema/nearest-names.ts';
import type { ReportProblem } from './report-problem.ts';

/** The values that `{{…}}` may name: content/company.yaml, with its offices' cities as a phrase, and, once read, content/figures.yaml. */
export interface SharedValues {
  company: Company & { cities: string };
  /** Undefined if content/figures.yaml has problems; absent while that file is itself read. */
  figures?: Figures | undefined;
  /** Whether the company's file has problems, which are reported: a missing value is not reported again wherever it is used. */
  isCompanyWrong?: boolean;
}

const sources = ['company', 'figures'] as const;

const placeholder = /\{\{\s*([\w.-]+)\s*\}\}/g;

/** Called for each placeholder without a value, with a message that includes the fix. */
type ReportPlaceholder = (message: string) => void;

/**
 * Replaces `{{company.name}}`, `{{figures.gulfline.cars}}` and the like with the values of the file they name. A placeholder
 * without a value is reported and left unchanged.
 */
export function interpolate(text: string, values: SharedValues, report: ReportPlaceholder): string {
  return text.replace(placeholder, (whole, name: string) => {
    const [prefix = '', ...path] = name.split('.');
    const source = sources.find((candidate) => candidate === prefix);
    // Code in articles may be a template that uses the same braces.
    if (!source) return whole;
    const sourceValues = values[source];
    const value = valueAt(sourceValues, path);
    const isText = typeof value === 'string' || typeof value === 'number';
    const isNested = isText && String(value).includes('{{');
    if (isText && !isNested) return String(value);
    // If that file has problems, those are reported, not another one for each use of its values.
    const isCompanyNeeded = source === 'company' || isNested;
    const isReported = isCompanyNeeded ? values.isCompanyWrong : 'figures' in values && values.figures === undefined;
    if (isReported) return whole;
    const problem = isNested
      ? `stands for “${value}”, which has a placeholder itself: write the words here`
      : unknownProblem(name, source, sourceValues);
    report(`{{${name}}} ${problem}`);
    return whole;
  });
}

/** The problem with a placeholder that stands for nothing. Figures may follow from the company, but not the other way around. */
function unknownProblem(name: string, source: string, values: object | undefined): string {
  if (values === undefined) return 'cannot be used in this file: write what it stands for';
  const knownNames = leafPaths(values).map((leaf) => `${source}.${leaf}`);
  return `is not in content/${source}.yaml: correct its spelling${similarNamesHint(name, knownNames)}`;
}

/** Replaces the placeholders in a text of many lines, and reports those without a value by their line, from 1. */
export function interpolateLines(text: string, values: SharedValues, report: ReportProblem): string {
  const lines = text.split('\n');
  return lines.map((line, index) => interpolate(line, values, (message) => report(index + 1, message))).join('\n');
}

/** Replaces the placeholders in every string inside a value read from YAML; incomplete ones are reported as well. */
export function interpolateAll(
  value: unknown,
  values: SharedValues,
  report: (message: string, path: PropertyKey[]) => void,
  path: PropertyKey[] = [],
): unknown {
  if (typeof value === 'string') {
    const message = incompletePlaceholder(value);
    if (message) report(message, path);
    return interpolate(value, values, (problem) => report(problem, path));
  }
  if (Array.isArray(value)) return value.map((item, index) => interpolateAll(item, values, report, [...path, index]));
  if (value !== null && typeof value === 'object') {
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, interpolateAll(item, values, report, [...path, key])]),
    );
  }
  return value;
}

/** The message on a placeholder that is incomplete, such as `{{company.name}`, or names neither file; undefined if there is none. */
export function incompletePlaceholder(text: string): string | undefined {
  const rest = text.replace(placeholder, (whole, name: string) => (/^(company|figures)\./.test(name) ? '' : whole));
  const incomplete = /\{\{[^{}]*\}{0,2}|\{\s*(?:company|figures)\.[^{}]*\}{0,2}|[^\s{}]*\}\}/.exec(rest)?.[0];
  const [, unknown] = /^\{\{\s*([\w.-]+)\s*\}\}$/.exec(incomplete ?? '') ?? [];
  if (unknown !== undefined) {
    const example = unknown.includes('.') ? `figures.${unknown}` : 'company.name';
    return `{{${unknown}}} is neither a company value nor a figure: begin it with company or figures, as in {{${example}}}`;
  }
  const figure = /figures\.[\w.-]+/.exec(incomplete ?? '')?.[0];
  const [kind, name] = figure ? ['figure', figure] : ['company value', 'company.name'];
  return incomplete && `“${incomplete.trim()}” is not a ${kind}: write {{${name}}}, with two braces on either side`;
}

/** The value at a path of names and indices; undefined if there is none. Inherited properties, such as `length`, are not values. */
const valueAt = (values: unknown, path: string[]) =>
  path.reduce<unknown>(
    (part, key) =>
      typeof part === 'object' && part !== null && Object.hasOwn(part, key) ? Reflect.get(part, key) : undefined,
    values,
  );

/** The paths of all values: `offices.0.city`. */
function leafPaths(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([key, part]) => leafPaths(part, path ? `${path}.${key}` : key));
}
