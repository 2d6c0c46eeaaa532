import { isDeepStrictEqual } from 'node:util';
import { isGroup } from './fields/editor-entry.ts';

/** The names and indices that lead to a value. */
export type ValuePath = readonly (string | number)[];

/**
 * A three-way merge of a form's values with the current values of its file, which somebody else may have saved. A value that
 * the form left as in `base` is taken from the file; a value that the form changed is taken from the form. Calls
 * `onOverwritten` for each value that both have changed.
 */
export function mergeValues<Value>(
  base: unknown,
  form: Value,
  current: unknown,
  onOverwritten: (path: ValuePath) => void = () => {},
  path: ValuePath = [],
): Value {
  if (isDeepStrictEqual(form, base)) return current as Value;
  if (isDeepStrictEqual(current, base) || isDeepStrictEqual(current, form)) return form;
  if (isGroup(form) && isGroup(base) && isGroup(current)) {
    const names = [...new Set([...Object.keys(form), ...Object.keys(current)])];
    return Object.fromEntries(
      names
        .map(
          (name) => [name, mergeValues(base[name], form[name], current[name], onOverwritten, [...path, name])] as const,
        )
        .filter(([, value]) => value !== undefined),
    ) as Value;
  }
  if (
    Array.isArray(form) &&
    Array.isArray(base) &&
    Array.isArray(current) &&
    form.length === base.length &&
    current.length === base.length &&
    base.every((item, index) => isSameItem(item, form[index]) && isSameItem(item, current[index]))
  ) {
    return form.map((item: unknown, index) =>
      mergeValues(base[index], item, current[index], onOverwritten, [...path, index]),
    ) as Value;
  }
  onOverwritten(path);
  return form;
}

/** Whether two items at the same index have the same keys, so that their values may be merged; strings have no keys. */
const isSameItem = (a: unknown, b: unknown): boolean =>
  !isGroup(a) || !isGroup(b) || ['id', 'key', 'name'].every((name) => isDeepStrictEqual(a[name], b[name]));
