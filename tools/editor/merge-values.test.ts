import { expect, test } from 'vitest';
import { mergeValues } from './merge-values.ts';

const base = { name: 'Old', offices: [{ city: 'Spring' }, { city: 'Austin' }], note: 'Kept' };

test('values that the form left unchanged keep what somebody else has saved since', () => {
  const current = { ...base, name: 'Saved elsewhere' };
  expect(mergeValues(base, { ...base, note: 'Changed here' }, current)).toEqual({
    ...base,
    name: 'Saved elsewhere',
    note: 'Changed here',
  });
});

test('changes within one list of equal length are merged', () => {
  const form = { ...base, offices: [{ city: 'Houston' }, { city: 'Austin' }] };
  const current = { ...base, offices: [{ city: 'Spring' }, { city: 'Dallas' }] };
  expect(mergeValues(base, form, current).offices).toEqual([{ city: 'Houston' }, { city: 'Dallas' }]);
});

test('if both have changed a value, the form’s wins, and its place is reported', () => {
  const overwritten: unknown[] = [];
  const form = { ...base, name: 'Form', offices: [{ city: 'Houston' }, { city: 'Austin' }] };
  const current = { ...base, name: 'Elsewhere', offices: [{ city: 'Waco' }, { city: 'Dallas' }] };
  expect(mergeValues(base, form, current, (path) => overwritten.push(path))).toEqual({
    ...form,
    offices: [{ city: 'Houston' }, { city: 'Dallas' }],
  });
  expect(overwritten).toEqual([['name'], ['offices', 0, 'city']]);
});

test('a value that both have changed in the same way is not reported as overwritten', () => {
  const sameChange = { ...base, name: 'Alike' };
  const fail = () => expect.unreachable();
  expect(mergeValues(base, sameChange, sameChange, fail)).toEqual(sameChange);
});

test('an entry that the form removed stays removed, an entry that was added elsewhere stays', () => {
  const { note: _, ...form } = base;
  expect(mergeValues(base, form, { ...base, added: 'Elsewhere' })).toEqual({ ...form, added: 'Elsewhere' });
});

test('items that were moved are not merged with the items now at their index', () => {
  const [ana, ben] = [
    { name: 'Ana', office: 'houston' },
    { name: 'Ben', office: 'houston' },
  ];
  const current = [{ ...ana, office: 'sugar-land' }, ben];
  expect(mergeValues([ana, ben], [ben, ana], current)).toEqual([ben, ana]);
  expect(mergeValues([ana, ben], [{ name: 'Cleo', office: 'waco' }, ben], current)).toEqual([
    { name: 'Cleo', office: 'waco' },
    ben,
  ]);
  expect(mergeValues([ana, ben], [ana, { ...ben, office: 'waco' }], current)).toEqual([
    current[0],
    { ...ben, office: 'waco' },
  ]);
});
