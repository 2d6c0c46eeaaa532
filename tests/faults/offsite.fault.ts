import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { databaseFile } from '#server/storage/sqlite/database-file.ts';
import { openSqlite } from '#server/storage/sqlite/open-sqlite.ts';
import { exampleDist } from '#server/testing/example-dist.ts';
import { runProgram } from '#server/testing/run-program.ts';
import type { ExitResult } from '#server/testing/run-program.ts';
import { temporaryFolder } from '#hosting/testing/temporary-folder.ts';
import { compareStored } from './compare-stored.ts';
import { isAcknowledged, startLoad } from './load.ts';
import { startSecondStore, storeVersions } from './second-store.ts';
import { sendEnquiry } from './sent-enquiry.ts';
import { startServer } from './start-server.ts';

/** Creates the folders of a machine with the state that `hosting/systemd` keeps. */
function createMachine() {
  const home = temporaryFolder();
  const [dataDir, backups] = [join(home, 'lib'), join(home, 'backups')];
  mkdirSync(backups);
  const environment = { DATA_DIR: dataDir, SITE_DIR: exampleDist() };
  const enquiries = (...args: string[]): Promise<ExitResult> => runProgram('cli/enquiries.ts', args, environment).ended;
  return { home, dataDir, backups, environment, enquiries };
}

it('a lost machine is restored with everything acknowledged before the backup, and nobody who was erased after it', async ({
  annotate,
  skip,
}) => {
  const store = await startSecondStore(skip);
  const first = createMachine();
  const server = await startServer(first.environment);
  const load = startLoad(server.port, { clients: 4 });
  await load.next(isAcknowledged, 200);
  const before = load.sent.filter(isAcknowledged).map(({ name }) => name);
  const [erased = ''] = before;
  expect(await first.enquiries('backup', join(first.backups, 'enquiries-1.sqlite'))).toMatchObject({ code: 0 });
  const backUpOffsite = (): Promise<ExitResult> =>
    store.restic('backup', '--quiet', '--tag', 'site', first.backups, ...erasureListIn(first.dataDir));

  // A store that is unreachable when the backup is due is reported, and the next attempt succeeds.
  await store.stop();
  expect(await backUpOffsite()).toMatchObject({ code: 1, errors: expect.stringMatching(/refused|connect/) });
  await store.start();
  expect(await backUpOffsite()).toMatchObject({ code: 0, errors: '' });

  // A person is erased after the backup: the list alone is sent immediately (site-offsite.path).
  expect(await first.enquiries('delete', await idOf(first, erased), '--yes')).toMatchObject({ code: 0 });
  expect(await backUpOffsite()).toMatchObject({ code: 0, errors: '' });
  const all = await load.stop();
  await server.end('SIGKILL');
  rmSync(first.home, { recursive: true });

  // An attacker on this machine cannot delete what is in the store.
  expect(await store.restic('forget', '--group-by', '', '--keep-last', '1', '--prune')).toMatchObject({ code: 1 });
  expect(await store.restic('check', '--read-data')).toMatchObject({ code: 0 });
  const second = createMachine();
  const restoreStartedAt = performance.now();
  expect(await store.restic('restore', 'latest', '--target', second.home)).toMatchObject({ code: 0 });
  mkdirSync(second.dataDir);
  const restoredHome = join(second.home, first.home);
  writeFileSync(join(second.dataDir, 'erasures'), readFileSync(join(restoredHome, 'lib/erasures')));
  const restored = await second.enquiries('restore', join(restoredHome, 'backups/enquiries-1.sqlite'));
  expect(restored.output).toContain('Erased since the backup, and deleted again: 1 enquiry.');
  const restoreTime = performance.now() - restoreStartedAt;

  const opened = await openSqlite(databaseFile(second.dataDir));
  const remaining = before.filter((name) => name !== erased);
  const counts = await compareStored(opened, remaining, 0);
  const names = await opened.kysely.selectFrom('enquiry').select('name').execute();
  await opened.kysely.destroy();
  expect(counts).toMatchObject({ lost: 0, duplicated: 0 });
  expect(names).not.toContainEqual({ name: erased });
  const restoredServer = await startServer(second.environment);
  expect(await sendEnquiry(restoredServer.port, 'After the restore')).toMatchObject({ outcome: 201 });
  await annotate(
    `${storeVersions(skip)}: ${remaining.length} acknowledged before the backup, ${counts.lost} lost, ` +
      `${all.filter(isAcknowledged).length - before.length} came after it; restored in ${Math.round(restoreTime)} ms`,
  );
});

it('a store whose disk has corrupted data says so when all of it is read', async ({ skip }) => {
  const store = await startSecondStore(skip);
  const { backups } = createMachine();
  writeFileSync(join(backups, 'enquiries-1.sqlite'), 'what is kept\n'.repeat(10_000));
  await store.restic('backup', '--quiet', backups);
  const packs = readdirSync(join(store.folder, 'data'), { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  for (const { parentPath, name } of packs) {
    const file = join(parentPath, name);
    const bytes = readFileSync(file);
    bytes[10] = (bytes[10] ?? 0) ^ 1;
    rmSync(file);
    writeFileSync(file, bytes);
  }
  expect(await store.restic('check', '--read-data')).toMatchObject({ code: 1 });
});

const erasureListIn = (dataDir: string): string[] =>
  readdirSync(dataDir).includes('erasures') ? [join(dataDir, 'erasures')] : [];

async function idOf({ enquiries }: ReturnType<typeof createMachine>, name: string): Promise<string> {
  const { output } = await enquiries('list', '--json', '--limit', '100000');
  const rows = output
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { id: number; name: string });
  return String(rows.find((row) => row.name === name)!.id);
}
