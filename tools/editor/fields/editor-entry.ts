import type { z } from 'zod';
import { labelAndHint } from '../labels/label-and-hint.ts';

/** A field of Sveltia CMS's configuration: sveltiacms.app/en/docs/fields. */
export interface Field {
  name: string;
  label: string;
  widget: string;
  required?: boolean;
  hint?: string;
  default?: unknown;
  pattern?: [string, string];
  fields?: Field[];
  field?: Field;
  types?: Field[];
  [option: string]: unknown;
}

/**
 * An entry of a schema as the editor shows it, with conversions of its value in both directions. The editor supports no
 * lists of lists, no groups of entries with custom names and no empty list items: these become lists of small groups.
 */
export interface EditorEntry {
  field: (name: string, required: boolean) => Field;
  toEditor: (value: unknown) => unknown;
  /** `before` is the value before the edit, undefined if there was none. */
  fromEditor: (value: unknown, before: unknown) => unknown;
}

export type Schema = z.core.$ZodType;
export type Group = Record<string, unknown>;
/** Returns the editor's entry for a schema nested in another. */
export type EntryOf = (schema: Schema) => EditorEntry;

export const identity = (value: unknown) => value;
export const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A name such as `subTitle` as a label: `Sub title`. */
export const labelFromName = (name: string) => {
  const label = name.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return label.charAt(0).toUpperCase() + label.slice(1);
};

/** The properties that fields of all widgets have. */
export const baseField = (name: string, widget: string, required: boolean): Field => ({
  name,
  label: labelFromName(name),
  ...labelAndHint(name),
  widget,
  required,
});

/** Gives a field the label and hint that it has within `parent`, unless its schema has its own. */
export function labelWithin(parent: string, field: Field): Field {
  const usualLabel = baseField(field.name, field.widget, false).label;
  return field.label === usualLabel ? { ...field, ...labelAndHint(field.name, parent) } : field;
}

export const omit = (value: unknown, name: string) =>
  isGroup(value) ? Object.fromEntries(Object.entries(value).filter(([key]) => key !== name)) : value;

/** A field as one of the `types` of another: it cannot be omitted or collapsed by itself, and shows no hint. */
export const asType = (field: Field) => omit(omit(omit(field, 'required'), 'collapsed'), 'hint') as Field;

/** Whether a value is what the editor writes if nothing was entered. */
export const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  (isGroup(value) && Object.values(value).every(isEmpty));
