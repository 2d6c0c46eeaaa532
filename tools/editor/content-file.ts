import type { EditorEntry, Field } from './fields/editor-entry.ts';
import { rootField, type SchemaForm } from './schema-form.ts';

export interface ContentFile {
  /** The file's path below content/: `pages/why-us.yaml`. */
  readonly path: string;
  readonly group: string;
  readonly label: string;
  readonly fields: readonly Field[];
  readonly entry: EditorEntry;
}

type ContentFileOptions = Pick<ContentFile, 'path' | 'group' | 'label'> & {
  createForm: () => SchemaForm;
  /** Changes the fields that follow from the schema. */
  adaptFields?: (fields: readonly Field[]) => readonly Field[];
};

/** A file whose form is made when first needed: a preview, requested at every pause in typing, needs one of fifty forms. */
export class LazyContentFile implements ContentFile {
  readonly path: string;
  readonly group: string;
  readonly label: string;
  readonly #createForm: () => SchemaForm;
  readonly #adaptFields: (fields: readonly Field[]) => readonly Field[];
  #form: SchemaForm | undefined;
  #fields: readonly Field[] | undefined;

  constructor({ path, group, label, createForm, adaptFields = (fields) => fields }: ContentFileOptions) {
    this.path = path;
    this.group = group;
    this.label = label;
    this.#createForm = createForm;
    this.#adaptFields = adaptFields;
  }

  get entry(): EditorEntry {
    return this.#ownForm.entry;
  }

  get fields(): readonly Field[] {
    return (this.#fields ??= this.#adaptFields(this.#ownForm.fields));
  }

  get #ownForm(): SchemaForm {
    return (this.#form ??= this.#createForm());
  }
}

const hasRootField = ({ fields }: ContentFile) => fields.length === 1 && fields[0]!.name === rootField;

/** The values of a file's form, by field. */
export const wrapRoot = (value: unknown, file: ContentFile) =>
  (hasRootField(file) ? { [rootField]: value ?? [] } : value) as Record<string, unknown>;

/** The value that a file has for the values of its form. */
export const unwrapRoot = (values: Record<string, unknown>, file: ContentFile) =>
  hasRootField(file) ? values[rootField] : values;
