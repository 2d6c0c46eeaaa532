import { isDeepStrictEqual } from 'node:util';
import {
  baseField,
  isEmpty,
  isGroup,
  labelWithin,
  type EditorEntry,
  type EntryOf,
  type Group,
  type Schema,
} from './editor-entry.ts';
import { defaultOf, isDefault } from './schema-limits.ts';

/** The editor's entry for a group of entries with names that the schema defines. */
export function groupEntry(shape: Record<string, Schema>, entryOf: EntryOf): EditorEntry {
  const parts = Object.entries(shape).map(([name, schema]) => ({
    name,
    schema,
    entry: entryOf(schema),
    isOptional: schema._zod.optin !== undefined,
  }));
  return {
    field: (name, required) => ({
      ...baseField(name, 'object', required),
      collapsed: 'auto',
      fields: parts.map((part) => labelWithin(name, part.entry.field(part.name, !part.isOptional))),
    }),
    toEditor: (value) =>
      isGroup(value)
        ? Object.fromEntries(
            parts.flatMap(({ name, schema, entry }) => {
              const part = value[name] ?? defaultOf(schema);
              return part === undefined ? [] : [[name, entry.toEditor(part)]];
            }),
          )
        : value,
    fromEditor: (value, before) => {
      if (!isGroup(value)) return value;
      const former = isGroup(before) ? before : {};
      const writtenParts = parts.flatMap(({ name, schema, entry, isOptional }) => {
        const part = entry.fromEditor(value[name], former[name]);
        const isUnset = former[name] === undefined && (isEmpty(part) || isDefault(schema, part));
        const isCleared = isEmpty(part) && !isDeepStrictEqual(part, former[name]);
        const isOmitted = part === undefined || (isOptional && (isUnset || isCleared));
        return isOmitted ? [] : [[name, part] as const];
      });
      return keepKeyOrder(Object.fromEntries(writtenParts), former);
    },
  };
}

/** Sorts entries in the order in which they were written before; new ones follow. */
export function keepKeyOrder(entries: Group, former: Group): Group {
  const order = [...Object.keys(former), ...Object.keys(entries)];
  return Object.fromEntries(Object.entries(entries).toSorted(([a], [b]) => order.indexOf(a) - order.indexOf(b)));
}
