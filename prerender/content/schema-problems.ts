import type { z } from 'zod';
import { nearestNames } from '#content/schema/nearest-names.ts';
import { isPlainPage } from './plain-page-files.ts';
import { typeMessage, unquotedMessage } from './schema-message.ts';

type Issue = z.core.$ZodIssue;

/** A problem with an entry of a file. */
interface SchemaProblem {
  path: PropertyKey[];
  /** The unknown entry of the group at `path`, if that is the problem. */
  key: string | undefined;
  message: string;
}

/**
 * The problems to report for a schema's issues with the `value` of a file: one for each mistake, of which the schema may
 * find several consequences.
 */
export function schemaProblems(issues: readonly Issue[], value: unknown, file: string): SchemaProblem[] {
  const wrongTypes = issues.filter(({ code }) => code === 'invalid_type').map(({ path }) => path.join());
  const misspelled = misspelledEntries(issues, value);
  const isConsequence = (issue: Issue) => {
    const path = issue.path.join();
    if (issue.code === 'invalid_type') return misspelled.includes(path) || isSplit(issue, wrongTypes, value);
    // A value of the wrong type fails other checks too, such as a list's length: only its type is worth a message. A
    // text with an unreplaced placeholder does not have its final length; the placeholder's own problem is reported.
    return wrongTypes.includes(path) || isUnfilled(valueAt(value, issue.path));
  };
  return issues
    .filter((issue) => !isConsequence(issue))
    .map((issue) => ({
      path: issue.path,
      key: issue.code === 'unrecognized_keys' ? issue.keys[0] : undefined,
      message: issueMessage(issue, value, file),
    }));
}

/** The message on an issue. For a value of the wrong type it is about the type: the schema's message is about its form. */
function issueMessage(issue: Issue, value: unknown, file: string): string {
  if (issue.code !== 'invalid_type') return issue.message;
  if (issue.path.length === 0 && value === null) {
    return `is empty: write its entries${isPlainPage(file) ? ', or delete the file' : ''}`;
  }
  const input = valueAt(value, issue.path);
  const isItem = typeof issue.path.at(-1) === 'number';
  const unquoted = issue.expected === 'string' ? unquotedMessage(input, { isItem }) : undefined;
  return unquoted ?? typeMessage(issue.expected, input);
}

/** The missing entries that an unknown one beside them was meant to be: one mistake, reported as the unknown one. */
function misspelledEntries(issues: readonly Issue[], value: unknown): string[] {
  const missing = issues.filter(({ code, path }) => code === 'invalid_type' && valueAt(value, path) === undefined);
  return issues.flatMap((issue) => {
    if (issue.code !== 'unrecognized_keys') return [];
    const beside = missing.filter(({ path }) => path.slice(0, -1).join() === issue.path.join());
    const names = beside.map(({ path }) => String(path.at(-1)));
    return issue.keys
      .flatMap((key) => nearestNames(key, names).slice(0, 1))
      .map((name) => [...issue.path, name].join());
  });
}

/** Whether a surplus dash put the missing entry into the item above, which is reported because it is text. */
function isSplit({ path }: Issue, wrongTypes: readonly string[], value: unknown): boolean {
  const index = path.at(-2);
  if (typeof index !== 'number' || valueAt(value, path) !== undefined) return false;
  const above = [...path.slice(0, -2), index - 1];
  return wrongTypes.includes(above.join()) && typeof valueAt(value, above) === 'string';
}

/** Whether a value is a string that still has a placeholder. */
const isUnfilled = (value: unknown) =>
  typeof value === 'string' && /\{\{\s*(company|figures)\.[\w.-]+\s*\}\}/.test(value);

const valueAt = (value: unknown, path: readonly PropertyKey[]) =>
  path.reduce<unknown>((part, key) => (part as Record<PropertyKey, unknown> | null | undefined)?.[key], value);
