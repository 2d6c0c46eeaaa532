import { z } from 'zod';
import type { KnownNames } from './known-files.ts';

interface Maker {
  make: (known: KnownNames) => z.ZodType;
  /** The number of checks that the schema has when it is created. */
  initialCheckCount: number;
}

const noNames: KnownNames = { pictures: {}, marks: new Map() };

/** The maker of each schema that `lookup` returned; unknown, since zod takes apart the types of functions that it registers. */
const makers = z.registry<{ maker: unknown }>();

/**
 * Creates a schema that looks names up in `known`. zod passes no context to a check, so `bindLookups` makes the schema again
 * for each `known`. Used directly, the schema finds no picture and no mark, and accepts every page.
 */
export function lookup<Schema extends z.ZodType>(make: (known: KnownNames) => Schema): Schema {
  const schema = make(noNames);
  const maker: Maker = { make, initialCheckCount: schema.def.checks?.length ?? 0 };
  makers.add(schema, { maker });
  return schema;
}

/** Returns a function that copies a schema so that every `lookup` in it uses `known`. */
export function bindLookups(known: KnownNames): <Schema extends z.ZodType>(schema: Schema) => Schema {
  const copies = new Map<z.core.$ZodType, z.core.$ZodType>();
  const rebuild = (schema: z.core.$ZodType): z.core.$ZodType => {
    const copy = copies.get(schema) ?? rebuildSchema(bindLookup(schema, known), rebuild);
    copies.set(schema, copy);
    return copy;
  };
  // Safe to cast: the copy and its parts are of the same classes as the schema and its parts.
  return (schema) => rebuild(schema) as typeof schema;
}

/** Makes a lookup for `known`, with the checks that were added to it since; returns any other schema unchanged. */
function bindLookup(schema: z.core.$ZodType, known: KnownNames): z.core.$ZodType {
  const maker = makers.get(schema)?.maker as Maker | undefined;
  if (!maker) return schema;
  // Safe to cast: these checks were added to a schema of the same values.
  const addedChecks = (schema._zod.def.checks ?? []).slice(maker.initialCheckCount) as z.core.$ZodCheck<unknown>[];
  return maker.make(known).check(...addedChecks);
}

type Rebuild = (schema: z.core.$ZodType) => z.core.$ZodType;

/** Returns the schema, or a copy of it if `rebuild` changes one of its parts. */
function rebuildSchema(schema: z.core.$ZodType, rebuild: Rebuild): z.core.$ZodType {
  const changes = Object.entries(partsOf(schema)).flatMap(([name, part]) => {
    const newPart = part && rebuildPart(part, rebuild);
    return newPart && newPart !== part ? [[name, newPart] as const] : [];
  });
  if (changes.length === 0) return schema;
  // Merged, not spread: some entries of a definition are getters.
  return z.core.clone(schema, z.core.util.mergeDefs(schema._zod.def, Object.fromEntries(changes)));
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

/** Returns the part itself if nothing in it changes. */
function rebuildPart(part: Part, rebuild: Rebuild): Part {
  if ('_zod' in part) return rebuild(part as z.core.$ZodType);
  if (Array.isArray(part)) return keepIfEqual(part, (part as z.core.$ZodType[]).map(rebuild));
  const shape = part as Record<string, z.core.$ZodType>;
  return keepIfEqual(shape, Object.fromEntries(Object.entries(shape).map(([name, inner]) => [name, rebuild(inner)])));
}

/** Returns `before` if both have the same schemas, so that callers can compare parts by identity; otherwise `after`. */
function keepIfEqual<Parts extends Part>(before: Parts, after: Parts): Parts {
  const schemas = Object.values(before);
  return Object.values(after).every((schema, index) => schema === schemas[index]) ? before : after;
}
