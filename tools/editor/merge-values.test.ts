import { expect, test } from 'vitest';
import { merged } from './merge-values.ts';

const was = { name: 'Old', offices: [{ city: 'Spring' }, { city: 'Austin' }], note: 'Kept' };

test('what the form left as it was keeps what somebody else has saved since', () => {
  const now = { ...was, name: 'Saved elsewhere' };
  expect(merged(was, { ...was, note: 'Changed here' }, now)).toEqual({
    ...was,
    name: 'Saved elsewhere',
    note: 'Changed here',
  });
});

test('changes within one list of as many items meet in it', () => {
  const form = { ...was, offices: [{ city: 'Houston' }, { city: 'Austin' }] };
  const now = { ...was, offices: [{ city: 'Spring' }, { city: 'Dallas' }] };
  expect(merged(was, form, now).offices).toEqual([{ city: 'Houston' }, { city: 'Dallas' }]);
});

test('where both have changed the same, the form holds', () => {
  expect(merged(was, { ...was, name: 'Form' }, { ...was, name: 'Elsewhere' }).name).toBe('Form');
});

test('an entry that the form took away stays away, and one that was added elsewhere stays', () => {
  const { note: _, ...form } = was;
  expect(merged(was, form, { ...was, added: 'Elsewhere' })).toEqual({ ...form, added: 'Elsewhere' });
});
