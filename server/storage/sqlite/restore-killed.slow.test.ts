import { copyFileSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { exampleEnquiry } from '../../testing/example-enquiry.ts';
import { createPatientStore } from '../../testing/patient-store.ts';
import { runProgram } from '../../testing/run-program.ts';
import { namesIn } from '../../testing/sqlite-store.ts';
import { temporaryFolder } from '#hosting/testing/temporary-folder.ts';
import { backUpSqlite } from './back-up-sqlite.ts';
import { changedMarkerPath } from './changed-marker.ts';
import { openSqlite } from './open-sqlite.ts';
import { restoreSqlite } from './restore-sqlite.ts';

const metadata = { receivedAt: new Date('2026-11-21T18:00:00Z') };
const later = new Date('2026-11-22T18:00:00Z');
/** Milliseconds for the test: each step takes a process. */
const timeout = 300_000;

/** The files of a killed server, whose last enquiry is only in its log, and a backup from just before. */
async function createKilledServer(): Promise<{ file: string; backup: string }> {
  const folder = temporaryFolder();
  const running = join(folder, 'running/enquiries.sqlite');
  const backup = join(folder, 'backup.sqlite');
  const store = createPatientStore(await openSqlite(running));
  onTestFinished(() => store.close());
  await store.add(exampleEnquiry({ name: 'Before' }), metadata);
  await backUpSqlite(running, backup);
  await store.add(exampleEnquiry({ name: 'After' }), metadata);
  const file = join(folder, 'killed/enquiries.sqlite');
  copyDatabase(running, file);
  return { file, backup };
}

function copyDatabase(from: string, to: string): void {
  mkdirSync(dirname(to), { mode: 0o700 });
  for (const end of ['', '-wal']) copyFileSync(from + end, to + end);
}

/** The previous database that is kept beside the restored one. */
function previousDatabase(file: string): string {
  const [kept = 'none'] = readdirSync(dirname(file)).filter((name) => /\.before-[^-]+$/.test(name));
  return join(dirname(file), kept);
}

/** Tells whether the database is the `old` or the `new` one, complete, or `marked`, so that servers refuse to start. */
function stateAfterKill(file: string): string {
  if (existsSync(changedMarkerPath(file))) return 'marked';
  const names = String(namesIn(file));
  if (names === 'Before' && existsSync(previousDatabase(file))) return 'new';
  return names === 'Before,After' ? 'old' : `only ${names}`;
}

describe('a restore that is killed', () => {
  it(
    'before any of its steps leaves the old database, the new one or a marker file, and finishes on the next run',
    { timeout },
    async () => {
      const { file: source, backup } = await createKilledServer();
      let step = 0;
      for (let wasKilled = true; wasKilled;) {
        step += 1;
        const file = join(dirname(source), `../step-${step}/${basename(source)}`);
        copyDatabase(source, file);
        const { code, errors } = await runProgram('testing/restore-until-killed.ts', [file, backup, String(step)], {})
          .ended;
        wasKilled = code === null;
        expect(errors).toBe('');
        expect({ step, left: stateAfterKill(file) }).toEqual({
          step,
          left: expect.stringMatching(/^(old|new|marked)$/),
        });
        if (wasKilled) restoreSqlite(file, backup, later, () => false);
        expect({ step, names: namesIn(file) }).toEqual({ step, names: ['Before'] });
        expect({ step, names: namesIn(previousDatabase(file)) }).toEqual({ step, names: ['Before', 'After'] });
      }
      // Fewer would mean that the program's steps are not seen.
      expect(step).toBeGreaterThan(20);
    },
  );
});
