import { z } from 'zod';
import type { Known } from './known-files.ts';

interface Maker {
  make: (known: Known) => z.ZodType;
  /** The number of checks that the schema has when it is made. */
  checks: number;
}

const nothing: Known = { pictures: {}, marks: new Map() };

/** The maker of each schema that `lookup` returned; unknown, as zod takes apart the types of functions that it registers. */
const makers = z.registry<{ maker: unknown }>();

/**
 * A schema that looks names up in `known`. zod passes no context to a check, so `lookingIn` makes the schema again for
 * each `known`. Used directly, it knows no picture and no mark, and accepts every page.
 */
export function lookup<Schema extends z.ZodType>(make: (known: Known) => Schema): Schema {
  const schema = make(nothing);
  const maker: Maker = { make, checks: schema.def.checks?.length ?? 0 };
  makers.add(schema, { maker });
  return schema;
}

/** Returns a function that returns a copy of a schema in which every `lookup` uses `known`. */
export function lookingIn(known: Known): <Schema extends z.ZodType>(schema: Schema) => Schema {
  const made = new Map<z.core.$ZodType, z.core.$ZodType>();
  const remake = (schema: z.core.$ZodType): z.core.$ZodType => {
    const found = made.get(schema) ?? withParts(looked(schema, known), remake);
    made.set(schema, found);
    return found;
  };
  // Safe to cast: the schema is of the same class, and its parts are.
  return (schema) => remake(schema) as typeof schema;
}

/** A lookup made for `known`, with the checks that were added to it since; any other schema as it is. */
function looked(schema: z.core.$ZodType, known: Known): z.core.$ZodType {
  const maker = makers.get(schema)?.maker as Maker | undefined;
  if (!maker) return schema;
  // Safe to cast: they were added to a schema of the same values.
  const added = (schema._zod.def.checks ?? []).slice(maker.checks) as z.core.$ZodCheck<unknown>[];
  return maker.make(known).check(...added);
}

type Remake = (schema: z.core.$ZodType) => z.core.$ZodType;

/** The schema, or a copy of it if `remake` changes one of its parts. */
function withParts(schema: z.core.$ZodType, remake: Remake): z.core.$ZodType {
  const changed = Object.entries(partsOf(schema)).flatMap(([name, part]) => {
    const remade = part && remadePart(part, remake);
    return remade && remade !== part ? [[name, remade] as const] : [];
  });
  if (changed.length === 0) return schema;
  // Not spread: some entries of a definition are getters.
  return z.core.clone(schema, z.core.util.mergeDefs(schema._zod.def, Object.fromEntries(changed)));
}

type Part = z.core.$ZodType | readonly z.core.$ZodType[] | Readonly<Record<string, z.core.$ZodType>>;

/** The schemas that a schema consists of, by their names in its definition. */
function partsOf(schema: z.core.$ZodType): Record<string, Part | null | undefined> {
  const def = (schema as z.core.$ZodTypes)._zod.def;
  switch (def.type) {
    case 'object':
      return { shape: def.shape };
    case 'array':
      return { element: def.element };
    case 'tuple':
      return { items: def.items, rest: def.rest };
    case 'record':
      return { keyType: def.keyType, valueType: def.valueType };
    case 'union':
      return { options: def.options };
    case 'pipe':
      return { in: def.in, out: def.out };
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'readonly':
      return { innerType: def.innerType };
    case 'string':
    case 'number':
    case 'null':
    case 'boolean':
    case 'enum':
    case 'literal':
    case 'transform':
    case 'never':
    case 'custom':
      return {};
    default:
      throw new Error(
        `No schema of content uses “${def.type}” yet: say in content/schema/lookup.ts what it consists of`,
      );
  }
}

/** The part itself if nothing in it changes. */
function remadePart(part: Part, remake: Remake): Part {
  if ('_zod' in part) return remake(part as z.core.$ZodType);
  if (Array.isArray(part)) return changedOr(part, (part as z.core.$ZodType[]).map(remake));
  const shape = part as Record<string, z.core.$ZodType>;
  return changedOr(shape, Object.fromEntries(Object.entries(shape).map(([name, inner]) => [name, remake(inner)])));
}

function changedOr<Parts extends Part>(before: Parts, after: Parts): Parts {
  const schemas = Object.values(before);
  return Object.values(after).every((schema, index) => schema === schemas[index]) ? before : after;
}
