import type { z } from 'zod';
import { similarNamesHint } from '#content/schema/nearest-names.ts';

/** The name of a type in messages, and how a value of that type is written in YAML. */
const kinds: Record<string, { name: string; written: string }> = {
  string: { name: 'text', written: 'text after the colon' },
  array: { name: 'a list', written: 'a list, each line beginning with a dash' },
  tuple: { name: 'a list', written: 'a list, each line beginning with a dash' },
  object: { name: 'a group of entries', written: 'its entries below it, each on a line of its own and indented' },
  record: { name: 'a group of entries', written: 'its entries below it, each on a line of its own and indented' },
  boolean: { name: 'true or false', written: 'true or false, without quotes' },
  number: { name: 'a number', written: 'a number, without quotes' },
  int: { name: 'a whole number', written: 'a whole number, without quotes' },
};

/** The fix for an entry with nothing after its colon, by type; a type without one needs text. */
const emptyFixes: Record<string, string> = {
  array: 'a list, each line beginning with a dash',
  tuple: 'a list, each line beginning with a dash',
  object: 'its entries below it, indented',
  record: 'its entries below it, indented',
  boolean: 'true or false',
  number: 'a number',
};

/**
 * The message for an issue for which the schema has none: an error map for `safeParse`. The library's own messages are for
 * programmers.
 */
export function schemaMessage(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return typeMessage(String(issue['expected']), issue.input);
    case 'unrecognized_keys':
      return unknownEntryMessage(issue);
    case 'too_big':
    case 'too_small':
      return sizeMessage(issue);
    case 'invalid_value':
      return choiceMessage(issue.input, issue['values']);
    case 'invalid_union':
      return unionMessage(issue);
    case 'invalid_key':
      return (issue['issues'] as { message: string }[])[0]?.message;
    case 'invalid_format':
      return `is in the wrong format: “${displayText(issue.input)}” is not a valid ${String(issue['format'])}`;
    case 'not_multiple_of':
      return `is not a multiple of ${issue['divisor']}: correct the number`;
    default:
      return undefined;
  }
}

/** The message for a value of another type than `expected`, which is one of zod's names. */
export function typeMessage(expected: string, input: unknown): string {
  if (input === undefined) return 'is missing: add this entry';
  if (input === null) return `is empty: write ${emptyFixes[expected] ?? 'its text'}, or delete the entry`;
  if (typeof input === 'number' && !Number.isFinite(input) && expected === 'number') {
    return 'is not an ordinary number: write it in digits';
  }
  const kind = Array.isArray(input) ? 'array' : typeof input;
  const actual = kinds[kind]?.name ?? kind;
  if (expected === 'int' && typeof input === 'number') return `is ${input}: write a whole number`;
  if (expected === 'string' && ['number', 'boolean'].includes(kind)) {
    return `is ${actual}, not text: put quotes around it`;
  }
  const { name, written } = kinds[expected] ?? { name: expected, written: expected };
  return `is ${actual}, not ${name}: write ${written}`;
}

/** The message for text that YAML reads as a group because it lacks quotes; undefined for a group that looks intended. */
export function unquotedMessage(input: unknown, { isItem }: { isItem: boolean }): string | undefined {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return undefined;
  const [name, ...others] = Object.keys(input);
  if (name === undefined || others.length > 0) return undefined;
  if (name.startsWith('{')) return 'begins with two braces: put quotes around the text';
  if (/^[“„‘]/.test(name)) {
    return 'contains a colon, and curly quotes do not count as quotes: put straight ones around it';
  }
  return isItem || name.includes(' ') ? 'contains a colon: put quotes around the text' : undefined;
}

function unknownEntryMessage({ keys, inst }: z.core.$ZodRawIssue): string {
  const knownNames = Object.keys((inst as { _zod?: { def?: { shape?: object } } } | undefined)?._zod?.def?.shape ?? {});
  const names = keys as string[];
  const similar = names.length === 1 ? similarNamesHint(names[0] ?? '', knownNames) : '';
  return `has the unknown entry “${names.join('”, “')}”: correct its spelling or delete it${similar}`;
}

function sizeMessage(issue: z.core.$ZodRawIssue): string {
  const { code, input, origin } = issue as { code: string; input: unknown; origin: string };
  const isTooBig = code === 'too_big';
  const limit = Number(isTooBig ? issue['maximum'] : issue['minimum']);
  const fix = isTooBig ? 'shorten it' : 'write more';
  if (origin === 'string') {
    const { length } = input as string;
    return `has ${length} ${length === 1 ? 'character' : 'characters'}, but ${bound(issue, limit)}: ${fix}`;
  }
  if (origin === 'array') {
    const count = (input as unknown[]).length;
    return `has ${count} ${count === 1 ? 'entry' : 'entries'}, but ${bound(issue, limit)}: ${isTooBig ? 'delete some' : 'add what is missing'}`;
  }
  if (issue['inclusive'] === false)
    return `is ${displayText(input)}, but the number has to be ${isTooBig ? 'below' : 'above'} ${limit}: correct it`;
  return `is ${displayText(input)}, but ${isTooBig ? 'the largest' : 'the smallest'} number allowed is ${limit}: correct it`;
}

function bound({ code, exact }: z.core.$ZodRawIssue, limit: number): string {
  const count = `${limit} ${limit === 1 ? 'is' : 'are'}`;
  if (exact) return `${count} needed`;
  return code === 'too_big' ? `at most ${count} allowed` : `at least ${count} needed`;
}

function choiceMessage(input: unknown, values: unknown): string {
  const names = (values as unknown[]).map((value) => (value === '' ? "''" : String(value)));
  if (input === undefined) return `is missing: add this entry, one of ${names.join(', ')}`;
  const similar = names.length > 5 ? similarNamesHint(displayText(input), names) : '';
  const choice = names.length === 1 ? names[0] : `one of ${names.join(', ')}`;
  if (input === null) return `is empty: write ${choice}, or delete the entry`;
  return `is “${displayText(input)}”: write ${choice}${similar}`;
}

function unionMessage(issue: z.core.$ZodRawIssue): string | undefined {
  const { discriminator, options, input, errors } = issue as {
    discriminator?: string;
    options?: unknown[];
    input: unknown;
    errors?: z.core.$ZodIssue[][];
  };
  if (discriminator && options) {
    return choiceMessage((input as Record<string, unknown> | null)?.[discriminator], options);
  }
  const isOtherType = ([problem]: z.core.$ZodIssue[]) => problem?.code === 'invalid_type' && problem.path.length === 0;
  // The alternative with the fewest issues is probably the intended one. Those of the entry's own type come first.
  const byLikelihood = errors?.toSorted(
    (a, b) => Number(isOtherType(a)) - Number(isOtherType(b)) || a.length - b.length,
  );
  const first = byLikelihood?.[0]?.[0];
  return first && `${first.path.length > 0 ? `${first.path.map(String).join(' › ')}: ` : ''}${first.message}`;
}

const displayText = (input: unknown) => (typeof input === 'string' ? input : JSON.stringify(input));
