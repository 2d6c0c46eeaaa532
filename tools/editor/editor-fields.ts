import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { iconName } from '#content/schema/icon.ts';
import type { Known } from '#content/schema/known-files.ts';
import { mark } from '#content/schema/mark.ts';
import { pictureName } from '#content/schema/picture.ts';
import { address } from '#content/schema/text.ts';

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
 * An entry of a schema as the editor shows it, and its value on the way there and back. The editor has no lists of lists, no
 * groups of entries with names of one's own and no empty list items: these become lists of small groups.
 */
export interface EditorEntry {
  field: (name: string, required: boolean) => Field;
  toEditor: (value: unknown) => unknown;
  /** `was` is the value before the editor had it, undefined where there was none. */
  fromEditor: (value: unknown, was: unknown) => unknown;
}

type Schema = z.core.$ZodType;
type Group = Record<string, unknown>;

const same = (value: unknown) => value;
const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `company` is how a name like `subTitle` reads as a label: `Sub title`. */
const labelOf = (name: string) => {
  const words = name.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

interface Limits {
  minimum?: number;
  maximum?: number;
  pattern?: RegExp;
  isWhole?: boolean;
}

/** What a schema's checks allow: of a length, a count or a number. */
function limitsOf(schema: Schema): Limits {
  const limits: Limits = {};
  const defs = [schema._zod.def, ...(schema._zod.def.checks ?? []).map((check) => check._zod.def)];
  for (const def of defs as {
    check?: string;
    minimum?: number;
    maximum?: number;
    length?: number;
    value?: number;
    pattern?: RegExp;
  }[]) {
    if (def.minimum !== undefined) limits.minimum = def.minimum;
    if (def.maximum !== undefined) limits.maximum = def.maximum;
    if (def.length !== undefined) limits.minimum = limits.maximum = def.length;
    if (def.check === 'greater_than' && def.value !== undefined) limits.minimum = def.value;
    if (def.check === 'less_than' && def.value !== undefined) limits.maximum = def.value;
    if (def.check === 'number_format') limits.isWhole = true;
    if (def.pattern) limits.pattern = def.pattern;
  }
  return limits;
}

/** What the schema says when a value is refused, for a check with words of its own. */
function wordsOf(schema: Schema): string[] {
  const checks = schema._zod.def.checks ?? [];
  return checks.flatMap((check) => {
    const error = check._zod.def.error;
    const told = error?.({ input: '', code: 'custom' } as never);
    const words = typeof told === 'string' ? told : told?.message;
    return words ? [words] : [];
  });
}

/** Makes entries; what names may be chosen from is `known`. */
export class EditorEntries {
  readonly #known: Known;

  constructor(known: Known) {
    this.#known = known;
  }

  of(schema: Schema): EditorEntry {
    const choice = this.#choice(schema);
    if (choice) return choice;
    const def = (schema as z.core.$ZodTypes)._zod.def;
    switch (def.type) {
      case 'object':
        return this.#group(def.shape);
      case 'array':
        return this.#list(limitsOf(schema), def.element);
      case 'tuple':
        return this.#list({ minimum: def.items.length, maximum: def.items.length }, def.items[0]!);
      case 'record':
        return this.#named(def.keyType, def.valueType);
      case 'union':
        return 'discriminator' in def
          ? this.#variants(def.discriminator as string, def.options as Schema[])
          : this.#either(def.options as Schema[]);
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
        return { field: (name) => base(name, 'boolean', false), toEditor: same, fromEditor: same };
      case 'enum':
        return select(Object.values(def.entries));
      case 'literal':
        return select(def.values);
      case 'string':
        return words(schema);
      default:
        throw new Error(`The editor has no field for “${def.type}”: add one to tools/editor/editor-fields.ts`);
    }
  }

  /** Names that the check looks up are chosen from a list. */
  #choice(schema: Schema): EditorEntry | undefined {
    if (schema === pictureName) return select(Object.keys(this.#known.pictures));
    if (schema === mark) return select([...this.#known.marks.keys()].toSorted());
    if (schema === address && this.#known.pages) return select([...this.#known.pages.paths].toSorted());
    if (schema === iconName) return words(schema, 'The name of an icon of lucide.dev/icons');
    return undefined;
  }

  #group(shape: Record<string, Schema>): EditorEntry {
    const parts = Object.entries(shape).map(([name, schema]) => ({
      name,
      schema,
      entry: this.of(schema),
      optional: schema._zod.optin !== undefined,
    }));
    return {
      field: (name, required) => ({
        ...base(name, 'object', required),
        collapsed: 'auto',
        fields: parts.map((part) => part.entry.field(part.name, !part.optional)),
      }),
      toEditor: (value) =>
        isGroup(value)
          ? Object.fromEntries(
              parts.flatMap(({ name, schema, entry }) => {
                const part = value[name] ?? defaultOf(schema);
                return part === undefined ? [] : [[name, entry.toEditor(part)]];
              }),
            )
          : value,
      fromEditor: (value, was) => {
        if (!isGroup(value)) return value;
        const before = isGroup(was) ? was : {};
        const found = parts.flatMap(({ name, schema, entry, optional }) => {
          const part = entry.fromEditor(value[name], before[name]);
          const isLeftOut = optional && before[name] === undefined && (isEmpty(part) || isDefault(schema, part));
          return isLeftOut ||
            part === undefined ||
            (optional && isEmpty(part) && !isDeepStrictEqual(part, before[name]))
            ? []
            : [[name, part] as const];
        });
        // In the order in which they were written.
        const order = [...Object.keys(before), ...found.map(([name]) => name)];
        return Object.fromEntries(found.toSorted(([one], [other]) => order.indexOf(one) - order.indexOf(other)));
      },
    };
  }

  #list(bag: Limits, element: Schema): EditorEntry {
    const { isGrouped, entry, field } = this.#item(element);
    const limits = {
      ...(bag.minimum !== undefined && { min: bag.minimum }),
      ...(bag.maximum !== undefined && { max: bag.maximum }),
    };
    return {
      field: (name, required) => ({
        ...base(name, 'list', required && Boolean(bag.minimum)),
        collapsed: isGrouped,
        ...limits,
        ...field(name),
      }),
      toEditor: (value) => (Array.isArray(value) ? value.map((item) => entry.toEditor(item)) : value),
      fromEditor: (value, was) => {
        if (!Array.isArray(value)) return isEmpty(value) ? [] : value;
        const before: unknown[] = Array.isArray(was) ? was : [];
        return value.map((item, place) => {
          // One that only moved is known by its words.
          const twin = before.find((other) => isDeepStrictEqual(entry.toEditor(other), item));
          return entry.fromEditor(item, twin ?? before[place]);
        });
      },
    };
  }

  #item(element: Schema): { isGrouped: boolean; entry: EditorEntry; field: (name: string) => Partial<Field> } {
    const entry = this.of(element);
    const field = entry.field('item', true);
    if (isNullable(element)) {
      const one = entry.field('value', false);
      const boxed: EditorEntry = {
        field: entry.field,
        toEditor: (value) => (value === null ? { none: true } : { none: false, value: entry.toEditor(value) }),
        fromEditor: (value, was) =>
          isGroup(value) && value['none'] !== true ? entry.fromEditor(value['value'], was) : null,
      };
      const none = base('none', 'boolean', false);
      return { isGrouped: true, entry: boxed, field: () => ({ fields: [none, without(one, 'min') as Field] }) };
    }
    if (field.widget === 'object' && field.types)
      return { isGrouped: true, entry, field: () => ({ types: field.types!, typeKey: field['typeKey'] }) };
    if (field.widget === 'object') return { isGrouped: true, entry, field: () => ({ fields: field.fields! }) };
    if (field.widget !== 'list')
      return { isGrouped: false, entry, field: (name) => ({ field: { ...entry.field(name, true), label: 'Item' } }) };
    const boxed: EditorEntry = {
      field: entry.field,
      toEditor: (value) => ({ items: entry.toEditor(value) }),
      fromEditor: (value, was) => entry.fromEditor(isGroup(value) ? value['items'] : value, was),
    };
    return { isGrouped: true, entry: boxed, field: () => ({ fields: [entry.field('items', true)] }) };
  }

  #named(keys: Schema, values: Schema): EditorEntry {
    const key = this.of(keys);
    const entry = this.of(values);
    return {
      field: (name) => ({
        ...base(name, 'list', false),
        collapsed: true,
        summary: '{{fields.key}}',
        fields: [{ ...key.field('key', true), label: 'Name' }, entry.field('value', true)],
      }),
      toEditor: (value) =>
        isGroup(value)
          ? Object.entries(value).map(([name, part]) => ({ key: name, value: entry.toEditor(part) }))
          : value,
      fromEditor: (value, was) => {
        if (!Array.isArray(value)) return {};
        const before = isGroup(was) ? was : {};
        return Object.fromEntries(
          (value as { key: string; value: unknown }[]).map((part) => [
            part.key,
            entry.fromEditor(part.value, before[part.key]),
          ]),
        );
      },
    };
  }

  #variants(discriminator: string, options: Schema[]): EditorEntry {
    const variants = options.map((option) => {
      const { [discriminator]: kind, ...shape } = (option as z.core.$ZodObject)._zod.def.shape;
      const name = String((kind as z.core.$ZodLiteral)._zod.def.values[0]);
      return { name, entry: this.#group(shape) };
    });
    const of = (value: unknown) =>
      isGroup(value) ? variants.find(({ name }) => name === value[discriminator]) : undefined;
    return {
      field: (name, required) => ({
        ...base(name, 'object', required),
        collapsed: 'auto',
        typeKey: discriminator,
        types: variants.map((variant) => typeOf(variant.entry.field(variant.name, true))),
      }),
      toEditor: (value) => {
        const variant = of(value);
        return variant ? { [discriminator]: variant.name, ...(variant.entry.toEditor(value) as Group) } : value;
      },
      fromEditor: (value, was) => {
        const variant = of(value);
        if (!variant) return value;
        const group = { [discriminator]: variant.name, ...(variant.entry.fromEditor(value, was) as Group) };
        const order = [...Object.keys(isGroup(was) ? was : {}), ...Object.keys(group)];
        return Object.fromEntries(
          Object.entries(group).toSorted(([one], [other]) => order.indexOf(one) - order.indexOf(other)),
        );
      },
    };
  }

  /** What is either one thing or another, without an entry that tells which. */
  #either(options: Schema[]): EditorEntry {
    const full = options.filter(({ _zod }) => _zod.def.type !== 'null');
    if (full.length === 1) return this.of(full[0]!);
    if (full.every(isWords)) return words(z.string());
    const variants = full.map((option) => {
      const shape = isWords(option) ? {} : (option as z.core.$ZodObject)._zod.def.shape;
      return { name: Object.keys(shape)[0] ?? 'words', isWords: isWords(option), entry: this.of(option) };
    });
    const of = (value: unknown) =>
      variants.find((variant) => (isGroup(value) ? variant.name in value : variant.isWords));
    return {
      field: (name, required) => ({
        ...base(name, 'object', required),
        typeKey: 'is',
        types: variants.map(({ name, isWords, entry }) =>
          typeOf(
            isWords ? { ...base(name, 'object', true), fields: [entry.field('text', true)] } : entry.field(name, true),
          ),
        ),
      }),
      toEditor: (value) => {
        const variant = of(value);
        if (!variant) return value;
        const shown = variant.entry.toEditor(value);
        return variant.isWords ? { is: variant.name, text: shown } : { is: variant.name, ...(shown as Group) };
      },
      fromEditor: (value, was) => {
        const variant = variants.find(({ name }) => isGroup(value) && value['is'] === name);
        if (!variant || !isGroup(value)) return value;
        return variant.entry.fromEditor(variant.isWords ? value['text'] : without(value, 'is'), was);
      },
    };
  }
}

const isWords = ({ _zod }: Schema) => ['string', 'literal', 'enum'].includes(_zod.def.type);

const isNullable = ({ _zod: { def } }: Schema) =>
  def.type === 'nullable' ||
  (def.type === 'union' && (def as z.core.$ZodUnionDef).options.some((option) => option._zod.def.type === 'null'));

const without = (value: unknown, name: string) =>
  isGroup(value) ? Object.fromEntries(Object.entries(value).filter(([key]) => key !== name)) : value;

const base = (name: string, widget: string, required: boolean): Field => ({
  name,
  label: labelOf(name),
  widget,
  required,
});

/** One of a group's kinds, which is neither left out nor folded by itself. */
const typeOf = (field: Field) => without(without(field, 'required'), 'collapsed') as Field;

/** What the editor writes where nothing was entered. */
const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  (isGroup(value) && Object.values(value).every(isEmpty));

/** What stands for an entry that is left out; the editor would show what a new file begins with. */
const defaultOf = (schema: Schema) => (schema._zod.def as { defaultValue?: unknown }).defaultValue;

const isDefault = (schema: Schema, value: unknown) =>
  value === false || (value !== undefined && isDeepStrictEqual(defaultOf(schema), value));

const select = (options: readonly unknown[]): EditorEntry => ({
  field: (name, required) => ({
    ...base(name, 'select', required),
    options: options.map((value) => ({ label: String(value), value })),
  }),
  toEditor: same,
  fromEditor: same,
});

function number(schema: Schema): EditorEntry {
  const { minimum, maximum, isWhole } = limitsOf(schema);
  return {
    field: (name, required) => ({
      ...base(name, 'number', required),
      value_type: isWhole ? 'int' : 'float',
      ...(minimum !== undefined && { min: minimum }),
      ...(maximum !== undefined && { max: maximum }),
    }),
    toEditor: same,
    fromEditor: (value) => (typeof value === 'string' && value !== '' ? Number(value) : value),
  };
}

/** Words that hold a value of another file, `{{…}}`, have the length of that value: only the check knows it. */
const filled = String.raw`[\s\S]*\{\{[\s\S]*`;

/** Entries that hold sentences. */
const long =
  /^(text|lead|description|feedback|note|answer|claim|directions|alt|coverAlt|body|about|asks|value|paragraphs|items|lines)$/;

function words(schema: Schema, hint?: string): EditorEntry {
  const { minimum, maximum, pattern } = limitsOf(schema);
  const told = wordsOf(schema);
  // Flags are lost on the way.
  const form = pattern?.flags.replace('u', '') === '' ? pattern : undefined;
  const length = minimum || maximum ? String.raw`\s*[\s\S]{${minimum ?? 0},${maximum ?? ''}}\s*` : undefined;
  const allowed = form && !(length && maximum) ? form.source : length;
  const mayBeEmpty = !minimum && !pattern;
  const message = told.join('; ') || 'is not written as it should be';
  return {
    field: (name, required) => ({
      ...base(name, long.test(name) ? 'text' : 'string', required && !mayBeEmpty),
      ...(allowed && !required && { pattern: [`^(?:${filled}|${allowed}|)$`, message] }),
      ...(allowed && required && { pattern: [`^(?:${filled}|${allowed})$`, message] }),
      ...(hint && { hint }),
      ...(!hint && maximum && { hint: `${minimum && minimum > 1 ? `${minimum} to` : 'Up to'} ${maximum} characters` }),
    }),
    toEditor: same,
    fromEditor: (value) => (mayBeEmpty ? (value ?? '') : value),
  };
}
