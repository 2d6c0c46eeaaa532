import { isDeepStrictEqual } from 'node:util';
import { base, isEmpty, isGroup, placedIn, type EditorEntry, type EntryOf, type Schema } from './editor-entry.ts';
import { defaultOf, isDefault } from './schema-limits.ts';

/** Entries with names that the schema defines. */
export function group(shape: Record<string, Schema>, entryOf: EntryOf): EditorEntry {
  const parts = Object.entries(shape).map(([name, schema]) => ({
    name,
    schema,
    entry: entryOf(schema),
    optional: schema._zod.optin !== undefined,
  }));
  return {
    field: (name, required) => ({
      ...base(name, 'object', required),
      collapsed: 'auto',
      fields: parts.map((part) => placedIn(name, part.entry.field(part.name, !part.optional))),
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
    fromEditor: (value, was) => {
      if (!isGroup(value)) return value;
      const before = isGroup(was) ? was : {};
      const found = parts.flatMap(({ name, schema, entry, optional }) => {
        const part = entry.fromEditor(value[name], before[name]);
        const isLeftOut = optional && before[name] === undefined && (isEmpty(part) || isDefault(schema, part));
        return isLeftOut || part === undefined || (optional && isEmpty(part) && !isDeepStrictEqual(part, before[name]))
          ? []
          : [[name, part] as const];
      });
      // Keeps the order in which they were written.
      const order = [...Object.keys(before), ...found.map(([name]) => name)];
      return Object.fromEntries(found.toSorted(([one], [other]) => order.indexOf(one) - order.indexOf(other)));
    },
  };
}
