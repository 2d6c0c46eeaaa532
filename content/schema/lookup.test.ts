import { expect, test } from 'vitest';
import { z } from 'zod';
import type { KnownNames } from './known-files.ts';
import { bindLookups } from './lookup.ts';
import { mark } from './mark.ts';
import { picture } from './picture.ts';
import { address, link } from './text.ts';

const knownPages = (...paths: string[]): KnownNames => ({
  pictures: {},
  marks: new Map([['postgres', '']]),
  pages: { paths: new Set(paths), unpublished: new Map() },
});

/** A lookup in every kind of schema that content uses. */
const schema = z.strictObject({
  list: z.array(link).min(1),
  pair: z.tuple([address, address]),
  parts: z.record(address, z.string()).default({}),
  choice: z.discriminatedUnion('kind', [z.strictObject({ kind: z.literal('link'), to: address.optional() })]),
  either: z.union([z.null(), address]),
});

const valueWith = (path: string) => ({
  list: [{ name: 'One', link: path }],
  pair: ['/', path],
  parts: { [path]: 'words' },
  choice: { kind: 'link', to: path },
  either: path,
});

test('a name is looked up among the known ones, wherever its schema is used', () => {
  const boundSchema = bindLookups(knownPages('/', '/team'))(schema);
  expect(boundSchema.safeParse(valueWith('/team')).error?.issues).toBeUndefined();
  const places = boundSchema.safeParse(valueWith('/teams')).error?.issues.map(({ path }) => path.join('.'));
  expect(places).toEqual(['list.0.link', 'pair.1', 'parts./teams', 'choice.to', 'either']);
});

test('a property that every object inherits is not a known picture', () => {
  const { error } = bindLookups(knownPages())(picture).safeParse({ picture: 'constructor', alt: '' });
  expect(error?.issues[0]?.message).toContain('names the picture “constructor”, which does not exist');
});

test('two folders are checked side by side, each against its own pages', () => {
  const [a, b] = [bindLookups(knownPages('/', '/team')), bindLookups(knownPages('/', '/crew'))].map((look) =>
    look(schema),
  );
  expect(a?.safeParse(valueWith('/team')).success).toBe(true);
  expect(b?.safeParse(valueWith('/team')).success).toBe(false);
  expect(b?.safeParse(valueWith('/crew')).success).toBe(true);
  expect(a?.safeParse(valueWith('/crew')).success).toBe(false);
});

test('checks that are added to a lookup are kept', () => {
  const deep = address.refine((path) => path.split('/').length > 2, 'is not deep enough');
  const boundSchema = bindLookups(knownPages('/team', '/team/one'))(deep);
  expect(boundSchema.safeParse('/team/one').success).toBe(true);
  expect(boundSchema.safeParse('/team').error?.issues[0]?.message).toBe('is not deep enough');
  expect(boundSchema.safeParse('/team/two').error?.issues[0]?.message).toMatch(/not a page of the site/);
});

test('a schema without lookups is unchanged', () => {
  const plain = z.strictObject({ name: z.string(), more: z.array(z.number()).optional() });
  expect(bindLookups(knownPages())(plain)).toBe(plain);
});

test('without known names no mark is found, so that a forgotten check is noticed', () => {
  expect(mark.safeParse('postgres').success).toBe(false);
  expect(bindLookups(knownPages())(mark).parse('postgres')).toBe('marks.svg#postgres');
});
