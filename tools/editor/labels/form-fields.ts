import { omit, type Field } from '../fields/editor-entry.ts';
import type { FieldLabels } from './field-labels.ts';
import { formLabels } from './form-labels.ts';
import { singular } from './singular.ts';

/** The fields of the form at `path` below content/, with their labels in it, and lists that name one entry. */
export function formFields(path: string, fields: Field[]): Field[] {
  const labels = { ...formLabels[path.replace(/[^/]+$/, '*')], ...formLabels[path] };
  return fields.map((field) => labeledField(field, labels, []));
}

function labeledField(field: Field, labels: FieldLabels, above: string[]): Field {
  const way = [...above, field.name];
  const own = labelAt(way, labels);
  const label = own?.[0] ?? field.label;
  const hint = own?.[1];
  const within = (fields: Field[]) => fields.map((inner) => labeledField(inner, labels, way));
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
function labelAt(way: string[], labels: FieldLabels): FieldLabels[string] | undefined {
  const ends = way
    .map((_, start) => way.slice(start).join('.'))
    .filter((end, start) => start === 0 || end.includes('.'));
  const found = ends.find((end) => end in labels);
  return found === undefined ? undefined : labels[found];
}
