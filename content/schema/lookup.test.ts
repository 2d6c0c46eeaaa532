import { expect, test } from 'vitest';
import { z } from 'zod';
import type { KnownNames } from './known-files.ts';
import { bindLookups } from './lookup.ts';
import { mark } from './mark.ts';
import { picture } from './picture.ts';
import { address, link } from './text.ts';

const knownNames = (...paths: string[]): KnownNames => ({
  pictures: {},
  marks: new Map([['postgres', '']]),
  pages: { paths: new Set(paths), unpublished: new Map(), site: 'https://site.example' },
});

/** A lookup in every kind of schema that can contain one. */
const schema = z.strictObject({
  list: z.array(link).min(1),
  pair: z.tuple([address, address]),
  parts: z.record(address, z.string()).default({}),
  choice: z.discriminatedUnion('kind', [z.strictObject({ kind: z.literal('link'), to: address.optional() })]),
  either: z.union([z.null(), address]),
  nothing: address.nullable(),
  fixed: address.readonly(),
  home: address.prefault('/'),
  converted: address.transform((path) => path.length),
});

const valueWith = (path: string) => ({
  list: [{ name: 'One', link: path }],
  pair: ['/', path],
  parts: { [path]: 'words' },
  choice: { kind: 'link', to: path },
  either: path,
  nothing: path,
  fixed: path,
  home: path,
  converted: path,
});

test('a name is looked up among the known ones, wherever its schema is used', () => {
  const boundSchema = bindLookups(knownNames('/', '/team'))(schema);
  expect(boundSchema.safeParse(valueWith('/team')).error?.issues).toBeUndefined();
  const places = boundSchema.safeParse(valueWith('/teams')).error?.issues.map(({ path }) => path.join('.'));
  const wrapped = ['nothing', 'fixed', 'home', 'converted'];
  expect(places).toEqual(['list.0.link', 'pair.1', 'parts./teams', 'choice.to', 'either', ...wrapped]);
});

test('a property that every object inherits is not a known picture', () => {
  const { error } = bindLookups(knownNames())(picture).safeParse({ picture: 'constructor', alt: '' });
  expect(error?.issues[0]?.message).toContain('names the picture “constructor”, which does not exist');
});

test('two folders are checked side by side, each against its own pages', () => {
  const withTeam = bindLookups(knownNames('/', '/team'))(schema);
  const withCrew = bindLookups(knownNames('/', '/crew'))(schema);
  expect(withTeam.safeParse(valueWith('/team')).success).toBe(true);
  expect(withCrew.safeParse(valueWith('/team')).success).toBe(false);
  expect(withCrew.safeParse(valueWith('/crew')).success).toBe(true);
  expect(withTeam.safeParse(valueWith('/crew')).success).toBe(false);
});

test('checks that are added to a lookup are kept', () => {
  const deep = address.refine((path) => path.split('/').length > 2, 'is not deep enough');
  const boundSchema = bindLookups(knownNames('/team', '/team/one'))(deep);
  expect(boundSchema.safeParse('/team/one').success).toBe(true);
  expect(boundSchema.safeParse('/team').error?.issues[0]?.message).toBe('is not deep enough');
  expect(boundSchema.safeParse('/team/two').error?.issues[0]?.message).toMatch(/not a page of the site/);
});

test('a schema without lookups is unchanged', () => {
  const plain = z.strictObject({ name: z.string(), more: z.array(z.number()).optional() });
  expect(bindLookups(knownNames())(plain)).toBe(plain);
});

test('without known names no mark is found, so that a forgotten check is noticed', () => {
  expect(mark.safeParse('postgres').success).toBe(false);
  expect(bindLookups(knownNames())(mark).parse('postgres')).toBe('marks.svg#postgres');
});
