import { omit, type Field } from '../fields/editor-entry.ts';
import type { FieldWords } from './field-words.ts';
import { formWords } from './form-words.ts';
import { singular } from './singular.ts';

/** The fields of the form at `path` below content/, with their labels in it, and lists that name one entry. */
export function formFields(path: string, fields: Field[]): Field[] {
  const words = { ...formWords[path.replace(/[^/]+$/, '*')], ...formWords[path] };
  return fields.map((field) => wordedField(field, words, []));
}

function wordedField(field: Field, words: FieldWords, above: string[]): Field {
  const way = [...above, field.name];
  const own = wordsAt(way, words);
  const label = own?.[0] ?? field.label;
  const hint = own?.[1];
  const within = (fields: Field[]) => fields.map((inner) => wordedField(inner, words, way));
  return {
    ...field,
    label,
    ...(hint && { hint }),
    ...(field.widget === 'list' && { label_singular: singular(label) }),
    ...(field.fields && { fields: within(field.fields) }),
    // The name of a kind is shown in a menu, which has no room for hints.
    ...(field.types && { types: within(field.types).map((kind) => omit(kind, 'hint') as Field) }),
    ...(field.field && { field: { ...field.field, label: singular(label) } }),
  };
}

/** The label and hint for the longest matching end of the path; a name alone is a top-level field. */
function wordsAt(way: string[], words: FieldWords): FieldWords[string] | undefined {
  const ends = way
    .map((_, start) => way.slice(start).join('.'))
    .filter((end, start) => start === 0 || end.includes('.'));
  const found = ends.find((end) => end in words);
  return found === undefined ? undefined : words[found];
}
