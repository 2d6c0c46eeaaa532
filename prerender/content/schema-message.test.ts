import { expect, test } from 'vitest';
import { z } from 'zod';
import { schemaMessage } from './schema-message.ts';

const messageOf = (schema: z.ZodType, value: unknown) => {
  const { error } = schema.safeParse(value, { error: schemaMessage });
  return error?.issues[0]?.message;
};

test('a limit of one is singular', () => {
  expect(messageOf(z.array(z.string()).min(1), [])).toBe(
    'has 0 entries, but at least 1 is needed: add what is missing',
  );
  expect(messageOf(z.array(z.string()).max(1), ['a', 'b'])).toBe(
    'has 2 entries, but at most 1 is allowed: delete some',
  );
  expect(messageOf(z.array(z.string()).length(1), [])).toBe('has 0 entries, but 1 is needed: add what is missing');
  expect(messageOf(z.string().min(2), 'a')).toBe('has 1 character, but at least 2 are needed: write more');
});

test('the message for an entry with nothing after its colon says what its type needs', () => {
  expect(messageOf(z.string(), null)).toBe('is empty: write its text, or delete the entry');
  expect(messageOf(z.number(), null)).toBe('is empty: write a number, or delete the entry');
  expect(messageOf(z.int(), null)).toBe('is empty: write a number, or delete the entry');
  expect(messageOf(z.boolean(), null)).toBe('is empty: write true or false, or delete the entry');
  expect(messageOf(z.record(z.string(), z.string()), null)).toMatch(/^is empty: write its entries below it, indented/);
  expect(messageOf(z.tuple([z.string()]), null)).toMatch(/^is empty: write a list, each line beginning with a dash/);
  expect(messageOf(z.enum(['us', 'international']), null)).toBe(
    'is empty: write one of us, international, or delete the entry',
  );
});

test('an alternative of the entry’s type is taken for the intended one', () => {
  const block = z.union([z.string(), z.strictObject({ list: z.array(z.string()) })]);
  expect(messageOf(block, { lst: ['a'] })).toBe('list: is missing: add this entry');
  expect(messageOf(block, { list: [1] })).toBe('list › 0: is a number, not text: put quotes around it');
  expect(messageOf(block, 1)).toBe('is a number, not text: put quotes around it');
});

test('an empty string is shown as a pair of quotes', () => {
  expect(messageOf(z.union([z.literal(''), z.url()]), null)).toBe("is empty: write '', or delete the entry");
});

test.each([NaN, Infinity])('%s is not called a number', (value) => {
  expect(messageOf(z.number(), value)).toBe('is not an ordinary number: write it in digits');
});
