import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const manual = ['operations', 'deploying', 'backups']
  .map((name) => readFileSync(join(import.meta.dirname, `../docs/${name}.md`), 'utf8'))
  .join('\n');

/** The commands of each of the manual's blocks; one that continues on the next line is one command. */
const blocks = [...manual.matchAll(/^( *)```sh\n(.*?)^\1```$/gms)].map(([, , block = '']) =>
  block.replaceAll('\\\n', '').split('\n'),
);
const commands = blocks.flat();

it('a command of the manual that erases where there is no terminal does not need to ask', () => {
  const erasing = commands.filter((command) => / -T .*\b(erase-listed|delete|purge)\b/.test(command));
  expect(erasing).not.toEqual([]);
  expect(erasing.filter((command) => !/ (erase-listed|delete|purge)\b[^&|;]* --yes\b/.test(command))).toEqual([]);
});

it('no server of the manual starts after pg_restore before it has succeeded and erased people are deleted from the database', () => {
  const restoring = blocks.filter((block) => block.some((command) => /\bpg_restore\b/.test(command)));
  expect(restoring).toHaveLength(2);
  for (const block of restoring) {
    const starts = block.filter((command) => /\b(docker compose|systemctl) (start|up|restart)\b/.test(command));
    expect(starts).toHaveLength(1);
    expect(starts[0]).toMatch(
      /\bpg_restore [^&|;]* && [^&|;]*\berase-listed\b[^&|;]* && (docker compose|systemctl) start [^&|;]*$/,
    );
  }
});

it('a restore of the manual that fails halfway leaves the previous database as it was', () => {
  const restores = commands.filter((command) => /\bpg_restore\b/.test(command));
  expect(restores).not.toEqual([]);
  expect(restores.filter((command) => !/\brename to site_before' +&& .*--single-transaction\b/.test(command))).toEqual(
    [],
  );
});

it('root’s shell reads no file of the manual that the site’s user may write', () => {
  expect(commands.filter((command) => /(^|[;&|] *)(\.|source) +"?\/(srv|var\/lib)\/site\//.test(command))).toEqual([]);
});
