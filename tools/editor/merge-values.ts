import { isDeepStrictEqual } from 'node:util';
import { isGroup } from './fields/editor-entry.ts';

/** The names and indices that lead to a value. */
export type ValuePath = readonly (string | number)[];

/**
 * Merges a form's values with those that a file has now, which somebody else may have saved: values that the form left
 * as `was` keep the file's, values that it changed are the form's. Calls `onOverwritten` for each value that both have
 * changed.
 */
export function merged<Value>(
  was: unknown,
  form: Value,
  now: unknown,
  onOverwritten: (path: ValuePath) => void = () => {},
  path: ValuePath = [],
): Value {
  if (isDeepStrictEqual(form, was)) return now as Value;
  if (isDeepStrictEqual(now, was) || isDeepStrictEqual(now, form)) return form;
  if (isGroup(form) && isGroup(was) && isGroup(now)) {
    const names = [...new Set([...Object.keys(form), ...Object.keys(now)])];
    return Object.fromEntries(
      names
        .map((name) => [name, merged(was[name], form[name], now[name], onOverwritten, [...path, name])] as const)
        .filter(([, value]) => value !== undefined),
    ) as Value;
  }
  if (
    Array.isArray(form) &&
    Array.isArray(was) &&
    Array.isArray(now) &&
    form.length === was.length &&
    now.length === was.length &&
    was.every((item, index) => isSameItem(item, form[index]) && isSameItem(item, now[index]))
  )
    return form.map((item: unknown, index) =>
      merged(was[index], item, now[index], onOverwritten, [...path, index]),
    ) as Value;
  onOverwritten(path);
  return form;
}

/** Whether two items at one place of a list have the same name, so that their values may be mixed. Text has none. */
const isSameItem = (one: unknown, other: unknown): boolean =>
  !isGroup(one) || !isGroup(other) || ['id', 'key', 'name'].every((name) => isDeepStrictEqual(one[name], other[name]));
