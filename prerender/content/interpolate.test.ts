import { expect, test } from 'vitest';
import { interpolate, type SharedValues } from './interpolate.ts';

const values = { company: { name: 'Otter', cities: 'Spring' }, figures: { us: { reply: 'one day' } } };

/** A text with its placeholders replaced, and the problems that are reported for the others. */
function interpolated(text: string) {
  const reported: string[] = [];
  const result = interpolate(text, values as unknown as SharedValues, (message) => void reported.push(message));
  return { result, reported };
}

test('a placeholder is replaced by the value that its name leads to', () => {
  expect(interpolated('{{company.name}} answers within {{figures.us.reply}}.')).toEqual({
    result: 'Otter answers within one day.',
    reported: [],
  });
});

test.each(['company.name.length', 'figures.us.constructor.name'])(
  'the property %s, which the files do not have, is reported and not shown',
  (name) => {
    expect(interpolated(`{{${name}}}`)).toEqual({
      result: `{{${name}}}`,
      reported: [expect.stringContaining(`{{${name}}} is not in content/`)],
    });
  },
);
