import { describe, expect, it } from 'vitest';
import { commands } from './commands.ts';
import { helpText } from './help-text.ts';
import { parseCommand } from './parse-command.ts';

it.each([
  ['list', []],
  ['list', ['--json', '--limit=3']],
  ['list', ['--limit', '3']],
  ['show', ['7']],
  ['show', ['7', '--json']],
  ['search', ['booking', 'system', '--limit', '9']],
  ['export', ['--format', 'csv']],
  ['export', ['--format', 'jsonl', '--since', '2026-11-21']],
  ['export', ['--format', 'jsonl', '--since', '2026-11-21T18:00:00Z']],
  ['stats', []],
  ['failed', ['--json']],
  ['retry', ['7']],
  ['retry', ['--all']],
  ['discard', ['7']],
  ['delete', ['7', '--yes']],
  ['delete', ['--email', 'ada@example.com', '--dry-run']],
  ['purge', ['--older-than', '24m']],
  ['serve', ['--port', '8025']],
  ['serve', ['--host', '::1']],
  ['purge', ['--older-than', '90d', '--yes']],
  ['backup', ['/var/backups/enquiries.sqlite']],
  ['restore', ['/var/backups/enquiries.sqlite']],
  ['erase-listed', ['--yes']],
  ['held', []],
  ['release', ['7']],
  ['drop', ['--all']],
  ['drop', ['--up-to', '7']],
  ['audit', ['--limit', '9']],
  ['check', []],
])('%s %j is valid', (name, args) => expect(parseCommand([name, ...args])).toMatchObject({ command: { name } }));

it.each([
  [['truncate'], 'There is no command "truncate".'],
  [['--json'], 'Name a command before --json'],
  [['list', '--limit', 'all'], '--limit is "all"'],
  [['list', '--limit', '0'], '--limit is "0"'],
  [['list', '--color'], '--color'],
  [['list', 'all'], 'list takes no arguments: "all"'],
  [['show'], 'show takes the id'],
  [['show', 'x'], 'show takes the id or the reference of one enquiry'],
  [['discard', 'x'], 'The id is "x"'],
  [['drop', '--up-to', 'x'], '--up-to is "x"'],
  [['drop', '--up-to', '7', '--all'], 'not both'],
  [['drop', '7', '--up-to', '8'], 'takes no arguments'],
  [['show', '1', '2'], 'show takes the id'],
  [['show', '1', '--limit', '2'], '--limit'],
  [['search'], 'search takes words'],
  [['search', ' '], 'search takes words'],
  [['export'], 'export takes a format'],
  [['export', '--format', 'xml'], '--format is "xml"'],
  [['export', '--format', 'csv', '--since', 'yesterday'], '--since is "yesterday"'],
  [['export', '--format', 'csv', '--since', '2026-02-30'], '--since is "2026-02-30"'],
  [['retry'], 'retry takes the id'],
  [['retry', '7', '--all'], 'retry --all takes no arguments: "7"'],
  [['discard', '--all'], '--all'],
  [['delete'], 'delete takes the id'],
  [['delete', '7', '--email', 'ada@example.com'], 'delete --email takes no arguments: "7"'],
  [['purge'], 'purge takes an age'],
  [['serve', '--host', '0.0.0.0'], '--host is "0.0.0.0"'],
  [['serve', '--host', '192.0.2.7'], '--host is "192.0.2.7"'],
  [['serve', '--port', '70000'], '--port is "70000"'],
  [['purge', '--older-than', '24'], '--older-than is "24"'],
  [['purge', '--older-than', '0d'], '--older-than is "0d"'],
  [['backup'], 'backup takes the full path of one file'],
  [['backup', 'before-change.sqlite'], 'before-change.sqlite is not a full path'],
  [['restore'], 'restore takes the full path of one file'],
  [['restore', '/one.sqlite', '/two.sqlite'], 'restore takes the full path of one file'],
  [['restore', './one.sqlite'], './one.sqlite is not a full path'],
])('%j is refused with the reason', (args, message) => {
  expect(() => parseCommand(args)).toThrow(expect.objectContaining({ name: 'UsageError' }));
  expect(() => parseCommand(args)).toThrow(message);
});

describe('help', () => {
  it.each([[[]], [['-h']], [['--help']], [['help']]])('is about all commands for %j', (args) =>
    expect(parseCommand(args)).toEqual({ help: 'all' }),
  );

  it('names every command', () => {
    for (const { name } of commands) expect(helpText()).toContain(`\n  ${name} `);
  });

  it.each(commands.map(({ name }) => name))('explains %s, with every option', (name) => {
    const command = commands.find((candidate) => candidate.name === name);
    for (const args of [
      ['help', name],
      [name, '--help'],
      [name, '-h'],
    ]) {
      expect(parseCommand(args)).toEqual({ help: command });
    }
    for (const option of Object.keys(command?.options ?? {})) expect(helpText(command)).toContain(`--${option}`);
  });
});
