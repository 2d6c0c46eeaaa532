import { expect, test } from 'vitest';
import { merged } from './merge-values.ts';

const was = { name: 'Old', offices: [{ city: 'Spring' }, { city: 'Austin' }], note: 'Kept' };

test('values that the form left unchanged keep what somebody else has saved since', () => {
  const now = { ...was, name: 'Saved elsewhere' };
  expect(merged(was, { ...was, note: 'Changed here' }, now)).toEqual({
    ...was,
    name: 'Saved elsewhere',
    note: 'Changed here',
  });
});

test('changes within one list of equal length are merged', () => {
  const form = { ...was, offices: [{ city: 'Houston' }, { city: 'Austin' }] };
  const now = { ...was, offices: [{ city: 'Spring' }, { city: 'Dallas' }] };
  expect(merged(was, form, now).offices).toEqual([{ city: 'Houston' }, { city: 'Dallas' }]);
});

test('if both have changed a value, the form’s wins, and its place is reported', () => {
  const overwritten: unknown[] = [];
  const form = { ...was, name: 'Form', offices: [{ city: 'Houston' }, { city: 'Austin' }] };
  const now = { ...was, name: 'Elsewhere', offices: [{ city: 'Waco' }, { city: 'Dallas' }] };
  expect(merged(was, form, now, (path) => overwritten.push(path))).toEqual({
    ...form,
    offices: [{ city: 'Houston' }, { city: 'Dallas' }],
  });
  expect(overwritten).toEqual([['name'], ['offices', 0, 'city']]);
});

test('what both have changed alike is not overwritten', () => {
  const both = { ...was, name: 'Alike' };
  const fail = () => expect.unreachable();
  expect(merged(was, both, both, fail)).toEqual(both);
});

test('an entry that the form removed stays removed, and one that was added elsewhere stays', () => {
  const { note: _, ...form } = was;
  expect(merged(was, form, { ...was, added: 'Elsewhere' })).toEqual({ ...form, added: 'Elsewhere' });
});

test('items that changed their places are not mixed with others that are there now', () => {
  const [ana, ben] = [
    { name: 'Ana', office: 'houston' },
    { name: 'Ben', office: 'houston' },
  ];
  const now = [{ ...ana, office: 'sugar-land' }, ben];
  expect(merged([ana, ben], [ben, ana], now)).toEqual([ben, ana]);
  expect(merged([ana, ben], [{ name: 'Cleo', office: 'waco' }, ben], now)).toEqual([
    { name: 'Cleo', office: 'waco' },
    ben,
  ]);
  expect(merged([ana, ben], [ana, { ...ben, office: 'waco' }], now)).toEqual([now[0], { ...ben, office: 'waco' }]);
});
