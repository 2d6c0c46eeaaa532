import { z } from 'zod';
import {
  baseField,
  isGroup,
  asType,
  omit,
  type EditorEntry,
  type EntryOf,
  type Group,
  type Schema,
} from './editor-entry.ts';
import { groupEntry, keepKeyOrder } from './group-entry.ts';
import { isText } from './schema-limits.ts';
import { textEntry } from './single-entries.ts';

/** The editor's entry for groups of several kinds, with an entry that names the kind. */
export function variantsEntry(discriminator: string, options: Schema[], entryOf: EntryOf): EditorEntry {
  const variants = options.map((option) => {
    const { [discriminator]: kind, ...shape } = (option as z.core.$ZodObject)._zod.def.shape;
    const name = String((kind as z.core.$ZodLiteral)._zod.def.values[0]);
    return { name, entry: groupEntry(shape, entryOf) };
  });
  const variantOf = (value: unknown) =>
    isGroup(value) ? variants.find(({ name }) => name === value[discriminator]) : undefined;
  return {
    field: (name, required) => ({
      ...baseField(name, 'object', required),
      collapsed: 'auto',
      typeKey: discriminator,
      types: variants.map((variant) => asType(variant.entry.field(variant.name, true))),
    }),
    toEditor: (value) => {
      const variant = variantOf(value);
      return variant ? { [discriminator]: variant.name, ...(variant.entry.toEditor(value) as Group) } : value;
    },
    fromEditor: (value, before) => {
      const variant = variantOf(value);
      if (!variant) return value;
      const group = { [discriminator]: variant.name, ...(variant.entry.fromEditor(value, before) as Group) };
      return keepKeyOrder(group, isGroup(before) ? before : {});
    },
  };
}

/**
 * The editor's entry for a value whose type is one of several, without an entry that names the type. A group is recognized by its first
 * key.
 *
 * @throws if two groups have the same one: the form would show, and save, the first for both.
 */
export function unionEntry(options: Schema[], entryOf: EntryOf): EditorEntry {
  const nonNull = options.filter(({ _zod }) => _zod.def.type !== 'null');
  if (nonNull.length === 1) return entryOf(nonNull[0]!);
  if (nonNull.every(isText)) return textEntry(z.string());
  const variants = nonNull.map((option) => {
    const shape = isText(option) ? {} : (option as z.core.$ZodObject)._zod.def.shape;
    return { name: Object.keys(shape)[0] ?? 'words', isPlain: isText(option), entry: entryOf(option) };
  });
  const names = variants.map(({ name }) => name);
  const repeated = names.find((name, index) => names.indexOf(name) < index);
  if (repeated !== undefined) {
    throw new Error(
      `Two groups of a union begin with “${repeated}”: give them different first keys, or a discriminator`,
    );
  }
  const variantOf = (value: unknown) =>
    variants.find((variant) => (isGroup(value) ? variant.name in value : variant.isPlain));
  return {
    field: (name, required) => ({
      ...baseField(name, 'object', required),
      typeKey: 'is',
      types: variants.map(({ name, isPlain, entry }) =>
        asType(
          isPlain
            ? { ...baseField(name, 'object', true), fields: [entry.field('text', true)] }
            : entry.field(name, true),
        ),
      ),
    }),
    toEditor: (value) => {
      const variant = variantOf(value);
      if (!variant) return value;
      const editorValue = variant.entry.toEditor(value);
      return variant.isPlain
        ? { is: variant.name, text: editorValue }
        : { is: variant.name, ...(editorValue as Group) };
    },
    fromEditor: (value, before) => {
      const variant = variants.find(({ name }) => isGroup(value) && value['is'] === name);
      if (!variant || !isGroup(value)) return value;
      return variant.entry.fromEditor(variant.isPlain ? value['text'] : omit(value, 'is'), before);
    },
  };
}
