import type { EditorEntry, Field } from './fields/editor-entry.ts';
import { formFields } from './labels/form-fields.ts';

/** The field that holds a file's whole value if that is a list or a record. */
const wholeFile = 'entries';

export interface ContentFile {
  /** The file's path below content/: `pages/why-us.yaml`. */
  readonly path: string;
  readonly group: string;
  readonly label: string;
  readonly fields: Field[];
  readonly entry: EditorEntry;
}

type ContentFileOptions = Pick<ContentFile, 'path' | 'group' | 'label'> & {
  createEntry: () => EditorEntry;
  /** Changes the fields that follow from the entry. */
  adaptFields?: (fields: Field[]) => Field[];
};

/** A file whose form is made when it is first read: a preview, asked for at every pause in typing, needs one form of fifty. */
export class LazyContentFile implements ContentFile {
  readonly path: string;
  readonly group: string;
  readonly label: string;
  readonly #createEntry: () => EditorEntry;
  readonly #adaptFields: (fields: Field[]) => Field[];
  #entry: EditorEntry | undefined;
  #fields: Field[] | undefined;

  constructor({ path, group, label, createEntry, adaptFields = (fields) => fields }: ContentFileOptions) {
    this.path = path;
    this.group = group;
    this.label = label;
    this.#createEntry = createEntry;
    this.#adaptFields = adaptFields;
  }

  get entry(): EditorEntry {
    return (this.#entry ??= this.#createEntry());
  }

  get fields(): Field[] {
    return (this.#fields ??= this.#adaptFields(this.#ownFields()));
  }

  #ownFields(): Field[] {
    const field = this.entry.field(wholeFile, true);
    const isGroup = field.widget === 'object' && field.fields !== undefined;
    return formFields(this.path, isGroup ? this.entry.field('', true).fields! : [field]);
  }
}

const isWhole = ({ fields }: ContentFile) => fields.length === 1 && fields[0]!.name === wholeFile;

/** The values of a file's form, by its fields. */
export const wrapWhole = (value: unknown, file: ContentFile) =>
  (isWhole(file) ? { [wholeFile]: value ?? [] } : value) as Record<string, unknown>;

/** The value that a file has for the values of its form. */
export const unwrapWhole = (values: Record<string, unknown>, file: ContentFile) =>
  isWhole(file) ? values[wholeFile] : values;
