import { expect, test } from 'vitest';
import { parseYaml } from './parse-yaml.ts';

test.each(['“One two”', '‘One two’', '„Eins zwei“', '„Jeden dwa”'])(
  'a text within braces may stand between the quotes of its language: %s',
  (text) => expect(parseYaml(`{ quote: ${text} }`, 'a.yaml').value).toEqual({ quote: text }),
);

test.each(['“One, two”', '‘One, two’', '„Eins, zwei“', '„Jeden, dwa”'])(
  'a comma between curly quotes within braces is refused: %s',
  (text) => expect(() => parseYaml(`{ quote: ${text} }`, 'a.yaml')).toThrow('curly quotes do not count as quotes'),
);

test('the anchor of a group may stay when no alias repeats the group anymore', () => {
  expect(parseYaml('tile: &brisket { price: $16.50 }', 'a.yaml').value).toEqual({ tile: { price: '$16.50' } });
  expect(() => parseYaml('tile: &brisket plate', 'a.yaml')).toThrow('“&brisket” would not be shown');
});
