import { z } from 'zod';
import {
  base,
  isGroup,
  asType,
  omit,
  type EditorEntry,
  type EntryOf,
  type Group,
  type Schema,
} from './editor-entry.ts';
import { group } from './group-entry.ts';
import { isText } from './schema-limits.ts';
import { textEntry } from './single-entries.ts';

/** Groups of several kinds, with an entry that names the kind. */
export function variants(discriminator: string, options: Schema[], entryOf: EntryOf): EditorEntry {
  const kinds = options.map((option) => {
    const { [discriminator]: kind, ...shape } = (option as z.core.$ZodObject)._zod.def.shape;
    const name = String((kind as z.core.$ZodLiteral)._zod.def.values[0]);
    return { name, entry: group(shape, entryOf) };
  });
  const of = (value: unknown) => (isGroup(value) ? kinds.find(({ name }) => name === value[discriminator]) : undefined);
  return {
    field: (name, required) => ({
      ...base(name, 'object', required),
      collapsed: 'auto',
      typeKey: discriminator,
      types: kinds.map((variant) => asType(variant.entry.field(variant.name, true))),
    }),
    toEditor: (value) => {
      const variant = of(value);
      return variant ? { [discriminator]: variant.name, ...(variant.entry.toEditor(value) as Group) } : value;
    },
    fromEditor: (value, was) => {
      const variant = of(value);
      if (!variant) return value;
      const group = { [discriminator]: variant.name, ...(variant.entry.fromEditor(value, was) as Group) };
      const order = [...Object.keys(isGroup(was) ? was : {}), ...Object.keys(group)];
      return Object.fromEntries(
        Object.entries(group).toSorted(([one], [other]) => order.indexOf(one) - order.indexOf(other)),
      );
    },
  };
}

/** A value of one of several types, without an entry that names the type. */
export function either(options: Schema[], entryOf: EntryOf): EditorEntry {
  const full = options.filter(({ _zod }) => _zod.def.type !== 'null');
  if (full.length === 1) return entryOf(full[0]!);
  if (full.every(isText)) return textEntry(z.string());
  const kinds = full.map((option) => {
    const shape = isText(option) ? {} : (option as z.core.$ZodObject)._zod.def.shape;
    return { name: Object.keys(shape)[0] ?? 'words', isText: isText(option), entry: entryOf(option) };
  });
  const of = (value: unknown) => kinds.find((variant) => (isGroup(value) ? variant.name in value : variant.isText));
  return {
    field: (name, required) => ({
      ...base(name, 'object', required),
      typeKey: 'is',
      types: kinds.map(({ name, isText, entry }) =>
        asType(
          isText ? { ...base(name, 'object', true), fields: [entry.field('text', true)] } : entry.field(name, true),
        ),
      ),
    }),
    toEditor: (value) => {
      const variant = of(value);
      if (!variant) return value;
      const shown = variant.entry.toEditor(value);
      return variant.isText ? { is: variant.name, text: shown } : { is: variant.name, ...(shown as Group) };
    },
    fromEditor: (value, was) => {
      const variant = kinds.find(({ name }) => isGroup(value) && value['is'] === name);
      if (!variant || !isGroup(value)) return value;
      return variant.entry.fromEditor(variant.isText ? value['text'] : omit(value, 'is'), was);
    },
  };
}
