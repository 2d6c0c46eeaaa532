import { expect, test } from 'vitest';
import { z } from 'zod';
import { schemaMessage } from './schema-message.ts';

const messageOf = (schema: z.ZodType, value: unknown) => {
  const { error } = schema.safeParse(value, { error: schemaMessage });
  return error?.issues[0]?.message;
};

test('a limit of one is singular', () => {
  expect(messageOf(z.array(z.string()).min(1), [])).toBe('has 0 entries, at least 1 is needed: add what is missing');
  expect(messageOf(z.array(z.string()).max(1), ['a', 'b'])).toBe('has 2 entries, at most 1 is allowed: delete some');
  expect(messageOf(z.array(z.string()).length(1), [])).toBe('has 0 entries, 1 is needed: add what is missing');
  expect(messageOf(z.string().min(2), 'a')).toBe('has 1 character, at least 2 are needed: write more');
});
