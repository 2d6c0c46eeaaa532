import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { postgresPrograms } from './postgres-programs.ts';
import { temporaryFolder } from '#hosting/testing/temporary-folder.ts';

/** A folder that only its owner may enter, like the package's folder below /root. */
function programsOfOwner(script: string): string {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'native/bin'), { recursive: true });
  writeFileSync(join(folder, 'native/bin/postgres'), `#!/bin/sh\n${script}\n`);
  chmodSync(join(folder, 'native/bin/postgres'), 0o700);
  chmodSync(folder, 0o700);
  return folder;
}

const asRoot = process.getuid?.() === 0;

it.runIf(asRoot)('programs that root’s PostgreSQL user cannot reach are copied to where it can', () => {
  const scratch = temporaryFolder();
  const { postgres, user } = postgresPrograms(scratch, programsOfOwner('exit 0'));
  expect(postgres).toBe(join(scratch, 'programs/native/bin/postgres'));
  expect(user.uid).toBeGreaterThan(0);
});

it.skipIf(asRoot)('a user other than root runs PostgreSQL from where it is installed', () => {
  const installed = programsOfOwner('exit 0');
  const { postgres, user } = postgresPrograms(temporaryFolder(), installed);
  expect(postgres).toBe(join(installed, 'native/bin/postgres'));
  expect(user).toEqual({});
});

it('programs that do not run are refused with their output', () => {
  const broken = programsOfOwner('echo libz.so.1: not found >&2; exit 127');
  expect(() => postgresPrograms(temporaryFolder(), broken)).toThrow(/postgres does not run.*: libz\.so\.1: not found$/);
});
