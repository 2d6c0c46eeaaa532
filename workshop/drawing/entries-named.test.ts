import { expect, it } from 'vitest';
import { entriesNamed } from './entries-named.ts';

const all = { jay: 1, bell: 2, error: 3 };

it('returns the entries with the names, in their own order', () => {
  expect(entriesNamed(all, ['error', 'jay'], 'relief')).toEqual([
    ['jay', 1],
    ['error', 3],
  ]);
});

it('returns all entries if there are no names', () => {
  expect(entriesNamed(all, [], 'relief')).toEqual(Object.entries(all));
});

it.each(['jey', 'constructor', ''])('refuses the unknown name “%s” and lists the names', (name) => {
  expect(() => entriesNamed(all, ['jay', name], 'relief')).toThrow(`No relief “${name}”. There are: jay, bell, error`);
});
