import { z } from 'zod';
import { anchor } from '#content/schema/anchor.ts';
import { iconName } from '#content/schema/icon.ts';
import type { KnownFiles } from '#content/schema/known-files.ts';
import { linkedText } from '#content/schema/linked-text.ts';
import { mark } from '#content/schema/mark.ts';
import { pictureName } from '#content/schema/picture.ts';
import { redirectTarget } from '#content/schema/redirects.ts';
import { address, destination, text } from '#content/schema/text.ts';
import { baseField, identity, type EditorEntry, type EntryOf, type Schema } from './editor-entry.ts';
import { groupEntry } from './group-entry.ts';
import { listEntry, recordEntry } from './list-entries.ts';
import { limitsOf } from './schema-limits.ts';
import type { PictureRole } from '../pictures/uploads.ts';
import {
  anchorEntry,
  linkEntry,
  linkedTextEntry,
  numberEntry,
  pictureEntry,
  selectEntry,
  textEntry,
} from './single-entries.ts';
import { unionEntry, variantsEntry } from './variant-entries.ts';

/** Makes the editor's entries for schemas. */
export class EditorEntries {
  readonly #known: KnownFiles;
  readonly #role: PictureRole;

  /** `known` has the names to choose from; uploaded pictures get the shape of their `role`. */
  constructor(known: KnownFiles, role: PictureRole = 'photo') {
    this.#known = known;
    this.#role = role;
  }

  /** The entry for a schema, with the schema's own label and hint, if it has any. */
  of(schema: Schema): EditorEntry {
    const entry = this.#entryOf(schema);
    const { title: label, description: hint } = z.globalRegistry.get(schema) ?? {};
    if (!label && !hint) return entry;
    const labels = { ...(label && { label }), ...(hint && { hint }) };
    return { ...entry, field: (name, required) => ({ ...entry.field(name, required), ...labels }) };
  }

  #entryOf(schema: Schema): EditorEntry {
    const entryOf: EntryOf = (inner) => this.of(inner);
    const special = this.#specialEntry(schema);
    if (special) return special;
    const def = (schema as z.core.$ZodTypes)._zod.def;
    switch (def.type) {
      case 'object':
        return groupEntry(def.shape, entryOf);
      case 'array':
        return listEntry(limitsOf(schema), def.element, entryOf);
      case 'tuple':
        return listEntry({ minimum: def.items.length, maximum: def.items.length }, def.items[0]!, entryOf);
      case 'record':
        return recordEntry(def.keyType, def.valueType, entryOf);
      case 'union':
        return 'discriminator' in def
          ? variantsEntry(def.discriminator as string, def.options as Schema[], entryOf)
          : unionEntry(def.options as Schema[], entryOf);
      case 'optional':
      case 'default':
      case 'prefault':
      case 'nullable':
      case 'readonly':
        return this.of(def.innerType);
      case 'pipe':
        return this.of(def.in._zod.def.type === 'transform' ? def.out : def.in);
      case 'number':
        return numberEntry(schema);
      case 'boolean':
        return { field: (name) => baseField(name, 'boolean', false), toEditor: identity, fromEditor: identity };
      case 'enum':
        return selectEntry(Object.values(def.entries));
      case 'literal':
        return selectEntry(def.values);
      case 'string':
        return textEntry(schema);
      default:
        throw new Error(`The editor has no field for “${def.type}”: add one to tools/editor/fields/editor-entries.ts`);
    }
  }

  /** The entry for a schema whose values are looked up in a list, or have a form of their own; undefined for others. */
  #specialEntry(schema: Schema): EditorEntry | undefined {
    if (schema === pictureName) return pictureEntry(this.#role);
    if (schema === mark) return selectEntry([...this.#known.marks.keys()].toSorted(), 'The logo that is shown');
    if (schema === address) return linkEntry({ anywhere: false });
    if (schema === destination || schema === redirectTarget) return linkEntry({ anywhere: true });
    if (schema === iconName) return textEntry(schema, 'The name of an icon of lucide.dev/icons');
    if (schema === anchor) return anchorEntry(schema);
    if (schema === linkedText) return linkedTextEntry(text);
    return undefined;
  }
}
