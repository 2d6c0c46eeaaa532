import type { KnownFiles } from '#content/schema/known-files.ts';
import { EditorEntries } from './fields/editor-entries.ts';
import type { EditorEntry, Field, Schema } from './fields/editor-entry.ts';
import { formFields } from './labels/form-fields.ts';

/** The field that holds a file's whole value if that is a list or a record. */
export const rootField = 'entries';

/** The form that follows from a file's schema and path. It is shared, so nothing may change it. */
export interface SchemaForm {
  readonly entry: EditorEntry;
  readonly fields: readonly Field[];
}

/** Forms that were made before, by schema and path, each with the marks that its logos were chosen from. */
const madeForms = new WeakMap<Schema, Map<string, { marks: string; form: SchemaForm }>>();

/**
 * The form of the file at `path` below content/. It is remade only if the known marks have changed: making all forms takes a
 * third of a second, and opening the editor needs them three times.
 */
export function schemaForm(schema: Schema, path: string, known: KnownFiles): SchemaForm {
  const forms = madeForms.get(schema) ?? new Map<string, { marks: string; form: SchemaForm }>();
  madeForms.set(schema, forms);
  const marks = JSON.stringify([...known.marks.keys()]);
  const made = forms.get(path);
  if (made?.marks === marks) return made.form;
  const form = makeForm(schema, path, known);
  forms.set(path, { marks, form });
  return form;
}

function makeForm(schema: Schema, path: string, known: KnownFiles): SchemaForm {
  const role = path === 'people/team.yaml' ? 'portrait' : 'photo';
  const entry = new EditorEntries(known, role).of(schema);
  const field = entry.field(rootField, true);
  const isGroup = field.widget === 'object' && field.fields !== undefined;
  return { entry, fields: formFields(path, isGroup ? entry.field('', true).fields! : [field]) };
}
