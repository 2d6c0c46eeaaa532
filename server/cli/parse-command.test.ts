import { expect, it, test } from 'vitest';
import { parseCommand } from './parse-command.ts';
import type { Command } from './parse-command.ts';

test.each<[string[], Command]>([
  [[], { name: 'help' }],
  [['-h'], { name: 'help' }],
  [['help'], { name: 'help' }],
  [['list', '--help'], { name: 'help' }],
  [['list'], { name: 'list', json: false, limit: 50 }],
  [['list', '--json', '--limit=3'], { name: 'list', json: true, limit: 3 }],
  [['--limit', '3', 'list'], { name: 'list', json: false, limit: 3 }],
  [['show', '7'], { name: 'show', json: false, id: 7 }],
  [['show', '7', '--json'], { name: 'show', json: true, id: 7 }],
])('%j is understood', (args, command) => expect(parseCommand(args)).toEqual(command));

test.each([
  [['delete'], 'There is no command "delete".'],
  [['list', '--limit', 'all'], '--limit is "all"'],
  [['list', '--limit', '0'], '--limit is "0"'],
  [['list', '--colour'], '--colour'],
  [['list', 'all'], 'list takes no "all"'],
  [['show'], 'show takes the id'],
  [['show', 'x'], 'The id is "x"'],
  [['show', '1', '2'], 'show takes the id'],
  [['show', '1', '--limit', '2'], 'show takes no --limit'],
  [['--json'], 'Say what to do'],
])('%j is not, in words that say why', (args, words) => {
  expect(() => parseCommand(args)).toThrow(words);
});

it('what is not understood is an error of its own kind', () =>
  expect(() => parseCommand(['delete'])).toThrow(expect.objectContaining({ name: 'UsageError' })));
