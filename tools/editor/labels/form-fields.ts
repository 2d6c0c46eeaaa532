import { omit, type Field } from '../fields/editor-entry.ts';
import type { FieldLabels } from './field-labels.ts';
import { formLabels } from './form-labels.ts';
import { singular } from './singular.ts';

/** The fields of the form for a file below content/, with their labels in that form, and with lists that name one entry. */
export function formFields(file: string, fields: Field[]): Field[] {
  const labels = { ...formLabels[file.replace(/[^/]+$/, '*')], ...formLabels[file] };
  return fields.map((field) => labeledField(field, labels, []));
}

function labeledField(field: Field, labels: FieldLabels, parents: string[]): Field {
  const path = [...parents, field.name];
  const formLabel = labelAt(path, labels);
  const label = formLabel?.[0] ?? field.label;
  const hint = formLabel?.[1];
  const labelInner = (fields: Field[]) => fields.map((inner) => labeledField(inner, labels, path));
  return {
    ...field,
    label,
    ...(hint && { hint }),
    ...(field.widget === 'list' && { label_singular: singular(label) }),
    ...(field.fields && { fields: labelInner(field.fields) }),
    // The name of a kind is shown in a menu, which has no room for hints.
    ...(field.types && { types: labelInner(field.types).map((kind) => omit(kind, 'hint') as Field) }),
    ...(field.field && { field: { ...field.field, label: singular(label) } }),
  };
}

/** The label and hint for the longest matching end of the path; a name alone is a top-level field. */
function labelAt(path: string[], labels: FieldLabels): FieldLabels[string] | undefined {
  const ends = path
    .map((_, start) => path.slice(start).join('.'))
    .filter((end, start) => start === 0 || end.includes('.'));
  const longestEnd = ends.find((end) => end in labels);
  return longestEnd === undefined ? undefined : labels[longestEnd];
}
