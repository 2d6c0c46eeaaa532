import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import type { Schema } from './editor-entry.ts';

export interface Limits {
  minimum?: number;
  maximum?: number;
  pattern?: RegExp;
  isInteger?: boolean;
}

/** The limits that a schema's checks set for a length, a count or a number. */
export function limitsOf(schema: Schema): Limits {
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
    if (def.check === 'number_format') limits.isInteger = true;
    if (def.pattern) limits.pattern = def.pattern;
  }
  return limits;
}

/**
 * The schema's own messages for a value that its limits reject, or only those about anything but its length. Leaves out
 * refinements: no pattern tests them, and their messages may quote the value.
 */
export function messagesOf(schema: Schema, which: 'all' | 'except length' = 'all'): string[] {
  const omitted = which === 'all' ? ['custom'] : ['custom', 'min_length', 'max_length'];
  const checks = schema._zod.def.checks ?? [];
  return checks.flatMap((check) => {
    if (omitted.includes(check._zod.def.check)) return [];
    const error = check._zod.def.error;
    const message = error?.({ input: '', code: 'custom' } as never);
    const text = typeof message === 'string' ? message : message?.message;
    return text ? [text] : [];
  });
}

/** Whether a schema's values are strings, typed or chosen. */
export const isText = ({ _zod: { def } }: Schema): boolean =>
  def.type === 'pipe' ? isText((def as z.core.$ZodPipeDef).in) : ['string', 'literal', 'enum'].includes(def.type);

export const isNullable = ({ _zod: { def } }: Schema) =>
  def.type === 'nullable' ||
  (def.type === 'union' && (def as z.core.$ZodUnionDef).options.some((option) => option._zod.def.type === 'null'));

/** The value of an omitted entry; the editor would show the initial value of a new file. */
export const defaultOf = (schema: Schema) => (schema._zod.def as { defaultValue?: unknown }).defaultValue;

/** Whether a value is the schema's default, or the false of a switch that nobody has turned on. No schema has true as its default. */
export const isDefault = (schema: Schema, value: unknown) =>
  value === false || (value !== undefined && isDeepStrictEqual(defaultOf(schema), value));
