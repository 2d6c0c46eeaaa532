import { spawnSync } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createLogger } from './create-logger.ts';
import { temporaryFolder } from '#hosting/testing/temporary-folder.ts';

it('writes readable text to a terminal immediately', () => {
  let shown = '';
  const terminal = { write: (text: string) => ((shown += text), true) };
  createLogger('info', terminal).info({ tries: 2 }, 'database opened');
  expect(shown).toMatch(/^\d\d:\d\d:\d\d info database opened tries=2\n$/);
});

const logging = `const { createLogger } = await import(${JSON.stringify(join(import.meta.dirname, 'create-logger.ts'))});
  const log = createLogger('info');
  for (let line = 1; line <= 1000; line += 1) log.info({ line }, 'answered – ü');
  await new Promise((resume) => setImmediate(resume));
  console.error('alive');`;

/** Runs a program that logs a thousand lines to the file `output`. */
function logTo(output: string) {
  const descriptor = openSync(output, 'a', 0o600);
  try {
    const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', logging], {
      stdio: ['ignore', descriptor, 'pipe'],
      encoding: 'utf8',
      timeout: 60_000,
    });
    return { status, errors: stderr };
  } finally {
    closeSync(descriptor);
  }
}

it('writes all lines before the process ends', () => {
  const file = join(temporaryFolder(), 'log');
  expect(logTo(file)).toEqual({ status: 0, errors: 'alive\n' });
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  expect(lines.map((line) => (JSON.parse(line) as { line: number }).line)).toEqual(
    Array.from({ length: 1000 }, (_, index) => index + 1),
  );
});

it.runIf(existsSync('/dev/full'))('a log on a full disk is lost, and the process goes on and ends normally', () =>
  expect(logTo('/dev/full')).toEqual({ status: 0, errors: 'alive\n' }),
);
