import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const manual = readFileSync(join(import.meta.dirname, '../docs/operations.md'), 'utf8');

/** Every command of the manual's blocks; one that continues on the next line is one command. */
const commands = [...manual.matchAll(/^( *)```sh\n(.*?)^\1```$/gms)].flatMap(([, , block = '']) =>
  block.replaceAll('\\\n', '').split('\n'),
);

it('a command of the manual that erases where there is no terminal does not need to ask', () => {
  const erasing = commands.filter((command) => / -T .*\b(erase-listed|delete|purge)\b/.test(command));
  expect(erasing).not.toEqual([]);
  expect(erasing.filter((command) => !/ (erase-listed|delete|purge)\b[^&|;]* --yes\b/.test(command))).toEqual([]);
});

it('no server of the manual starts on a restored database before erased people are deleted from it', () => {
  const erasing = commands.filter((command) => / -T .*\berase-listed\b/.test(command));
  expect(erasing.filter((command) => !/ && docker compose start /.test(command))).toEqual([]);
});

it('root’s shell reads no file of the manual that the site’s user may write', () => {
  expect(commands.filter((command) => /(^|[;&|] *)(\.|source) +"?\/(srv|var\/lib)\/site\//.test(command))).toEqual([]);
});
