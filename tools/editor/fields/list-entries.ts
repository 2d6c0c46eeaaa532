import { isDeepStrictEqual } from 'node:util';
import {
  baseField,
  isEmpty,
  isGroup,
  omit,
  type EditorEntry,
  type EntryOf,
  type Field,
  type Schema,
} from './editor-entry.ts';
import { Refusal, wrongContent } from '../refusal.ts';
import { isNullable, type Limits } from './schema-limits.ts';

/** The editor's entry for a list. */
export function listEntry({ minimum, maximum }: Limits, element: Schema, entryOf: EntryOf): EditorEntry {
  const { isGrouped, entry, field } = itemEntry(element, entryOf);
  const limits = {
    ...(minimum !== undefined && { min: minimum }),
    ...(maximum !== undefined && { max: maximum }),
  };
  return {
    field: (name, required) => ({
      ...baseField(name, 'list', required && Boolean(minimum)),
      collapsed: isGrouped,
      ...limits,
      ...field(name),
    }),
    toEditor: (value) => (Array.isArray(value) ? value.map((item) => entry.toEditor(item)) : value),
    fromEditor: (value, before) => {
      if (!Array.isArray(value)) return isEmpty(value) ? [] : value;
      const former: unknown[] = Array.isArray(before) ? before : [];
      return value.map((item, index) => {
        // An item that only moved is recognized by its value.
        const twin = former.find((other) => isDeepStrictEqual(entry.toEditor(other), item));
        return entry.fromEditor(item, twin ?? former[index]);
      });
    },
  };
}

/**
 * The editor's entry for an item of a list. `isGrouped` says whether the item has several fields, which the list shows as a
 * collapsible group. `field` returns what the list's field needs for its items: their fields, their types, or their only field.
 */
function itemEntry(
  element: Schema,
  entryOf: EntryOf,
): { isGrouped: boolean; entry: EditorEntry; field: (name: string) => Partial<Field> } {
  const entry = entryOf(element);
  const field = entry.field('item', true);
  if (isNullable(element)) {
    const valueField = entry.field('value', false);
    const nullableEntry: EditorEntry = {
      field: entry.field,
      toEditor: (value) => (value === null ? { none: true } : { none: false, value: entry.toEditor(value) }),
      fromEditor: (value, before) =>
        isGroup(value) && value['none'] !== true ? entry.fromEditor(value['value'], before) : null,
    };
    const noneField = baseField('none', 'boolean', false);
    return {
      isGrouped: true,
      entry: nullableEntry,
      field: () => ({ fields: [noneField, omit(valueField, 'min') as Field] }),
    };
  }
  if (field.widget === 'object' && field.types) {
    return {
      isGrouped: true,
      entry,
      field: (name) => ({ types: entry.field(name, true).types!, typeKey: field['typeKey'] }),
    };
  }
  if (field.widget === 'object') {
    return { isGrouped: true, entry, field: (name) => ({ fields: entry.field(name, true).fields! }) };
  }
  if (field.widget !== 'list') {
    return { isGrouped: false, entry, field: (name) => ({ field: { ...entry.field(name, true), label: 'Item' } }) };
  }
  const innerListEntry: EditorEntry = {
    field: entry.field,
    toEditor: (value) => ({ items: entry.toEditor(value) }),
    fromEditor: (value, before) => entry.fromEditor(isGroup(value) ? value['items'] : value, before),
  };
  return { isGrouped: true, entry: innerListEntry, field: () => ({ fields: [entry.field('items', true)] }) };
}

/** The editor's entry for a record, whose keys the person who edits chooses: a list of names with their values. */
export function recordEntry(keys: Schema, values: Schema, entryOf: EntryOf): EditorEntry {
  const key = entryOf(keys);
  const entry = entryOf(values);
  const keyField = key.field('key', true);
  const labels = keyField.widget === 'link' ? { label: 'Page', hint: 'For which it holds' } : { label: 'Name' };
  return {
    field: (name) => ({
      ...baseField(name, 'list', false),
      collapsed: true,
      summary: '{{fields.key}}',
      fields: [{ ...keyField, ...labels }, entry.field('value', true)],
    }),
    toEditor: (value) =>
      isGroup(value)
        ? Object.entries(value).map(([name, part]) => ({ key: name, value: entry.toEditor(part) }))
        : value,
    fromEditor: (value, before) => {
      if (!Array.isArray(value)) return {};
      const former = isGroup(before) ? before : {};
      const parts = new Map<string, unknown>();
      for (const part of value as { key: string; value: unknown }[]) {
        if (parts.has(part.key)) throw new Refusal(wrongContent, `“${part.key}” appears twice: delete one of them`);
        parts.set(part.key, entry.fromEditor(part.value, former[part.key]));
      }
      return Object.fromEntries(parts);
    },
  };
}
