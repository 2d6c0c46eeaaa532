import { z } from 'zod';
import { anchor } from '#content/schema/anchor.ts';
import { iconName } from '#content/schema/icon.ts';
import type { KnownFiles } from '#content/schema/known-files.ts';
import { linkedText } from '#content/schema/linked-text.ts';
import { mark } from '#content/schema/mark.ts';
import { pictureName } from '#content/schema/picture.ts';
import { redirectTarget } from '#content/schema/redirects.ts';
import { address, destination, text } from '#content/schema/text.ts';
import { base, identity, type EditorEntry, type EntryOf, type Schema } from './editor-entry.ts';
import { group } from './group-entry.ts';
import { list, named } from './list-entries.ts';
import { limitsOf } from './schema-limits.ts';
import type { PictureRole } from '../pictures/uploads.ts';
import { anchorEntry, link, linkedTextEntry, number, picture, select, textEntry } from './single-entries.ts';
import { either, variants } from './variant-entries.ts';

/** Makes entries; `known` has the names to choose from. */
export class EditorEntries {
  readonly #known: KnownFiles;
  readonly #role: PictureRole;

  /** Uploaded pictures get the shape of `role`. */
  constructor(known: KnownFiles, role: PictureRole = 'photo') {
    this.#known = known;
    this.#role = role;
  }

  /** Keeps the label and the hint that the schema itself has. */
  of(schema: Schema): EditorEntry {
    const entry = this.#entryOf(schema);
    const { title: label, description: hint } = z.globalRegistry.get(schema) ?? {};
    if (!label && !hint) return entry;
    const labels = { ...(label && { label }), ...(hint && { hint }) };
    return { ...entry, field: (name, required) => ({ ...entry.field(name, required), ...labels }) };
  }

  #entryOf(schema: Schema): EditorEntry {
    const entryOf: EntryOf = (inner) => this.of(inner);
    const choice = this.#choice(schema);
    if (choice) return choice;
    const def = (schema as z.core.$ZodTypes)._zod.def;
    switch (def.type) {
      case 'object':
        return group(def.shape, entryOf);
      case 'array':
        return list(limitsOf(schema), def.element, entryOf);
      case 'tuple':
        return list({ minimum: def.items.length, maximum: def.items.length }, def.items[0]!, entryOf);
      case 'record':
        return named(def.keyType, def.valueType, entryOf);
      case 'union':
        return 'discriminator' in def
          ? variants(def.discriminator as string, def.options as Schema[], entryOf)
          : either(def.options as Schema[], entryOf);
      case 'optional':
      case 'default':
      case 'prefault':
      case 'nullable':
      case 'readonly':
        return this.of(def.innerType);
      case 'pipe':
        return this.of(def.in._zod.def.type === 'transform' ? def.out : def.in);
      case 'number':
        return number(schema);
      case 'boolean':
        return { field: (name) => base(name, 'boolean', false), toEditor: identity, fromEditor: identity };
      case 'enum':
        return select(Object.values(def.entries));
      case 'literal':
        return select(def.values);
      case 'string':
        return textEntry(schema);
      default:
        throw new Error(`The editor has no field for “${def.type}”: add one to tools/editor/fields/editor-entries.ts`);
    }
  }

  /** Names that the check looks up are chosen from a list. */
  #choice(schema: Schema): EditorEntry | undefined {
    if (schema === pictureName) return picture(this.#role);
    if (schema === mark) return select([...this.#known.marks.keys()].toSorted(), 'The logo that is shown');
    if (schema === address) return link(false);
    if (schema === destination || schema === redirectTarget) return link(true);
    if (schema === iconName) return textEntry(schema, 'The name of an icon of lucide.dev/icons');
    if (schema === anchor) return anchorEntry(schema);
    if (schema === linkedText) return linkedTextEntry(text);
    return undefined;
  }
}
