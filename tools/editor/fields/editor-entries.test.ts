import { expect, test } from 'vitest';
import { z } from 'zod';
import type { KnownFiles } from '#content/schema/known-files.ts';
import { EditorEntries } from './editor-entries.ts';

/** The entry of a schema that refers to no file. */
const entryOf = (schema: z.ZodType) => new EditorEntries({} as KnownFiles).of(schema);

test('two rows with the same name are refused, since the earlier one would be lost', () => {
  const sentences = entryOf(z.record(z.string(), z.string()));
  const row = (key: string, value: string) => ({ key, value });
  expect(sentences.fromEditor([row('one', 'first'), row('two', 'second')], {})).toEqual({
    one: 'first',
    two: 'second',
  });
  expect(() => sentences.fromEditor([row('one', 'first'), row('one', 'second')], {})).toThrow('“one” appears twice');
});

test('two limits of a length are reported together; a single limit keeps its own message', () => {
  const messageOf = (schema: z.ZodType) => entryOf(schema).field('text', true).pattern?.[1];
  const description = z
    .string()
    .min(70, 'is shorter than 70')
    .max(165, 'is longer than 165')
    .regex(/\.$/, 'has no end');
  expect(messageOf(description)).toBe('is not 70 to 165 characters long; has no end');
  const title = z.string().max(60, 'is longer than 60');
  expect(messageOf(title)).toBe('is longer than 60');
});

test('a field’s message is only about what its pattern tests, not about a refinement', () => {
  const name = z
    .string()
    .max(60, 'is longer than 60')
    .refine((words) => !words.includes('**'), { error: ({ input }) => `“${String(input)}” has markup` });
  expect(entryOf(name).field('text', true).pattern?.[1]).toBe('is longer than 60');
});

test('two groups of a union with the same first key are refused, since the second would be saved as the first', () => {
  const union = z.union([
    z.object({ title: z.string(), a: z.string() }),
    z.object({ title: z.string(), b: z.string() }),
  ]);
  expect(() => entryOf(union)).toThrow('Two groups of a union begin with “title”');
});
