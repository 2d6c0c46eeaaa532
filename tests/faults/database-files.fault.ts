import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { databaseFile } from '#server/storage/sqlite/database-file.ts';
import { openSqlite } from '#server/storage/sqlite/open-sqlite.ts';
import { exampleDist } from '#server/testing/example-dist.ts';
import { runProgram } from '#server/testing/run-program.ts';
import { temporaryFolder } from '#hosting/testing/temporary-folder.ts';
import { projectRoot } from '#prerender/project-root.ts';
import { compareStored } from './compare-stored.ts';
import { isAcknowledged, startLoad } from './load.ts';
import type { Load } from './load.ts';
import { startServer } from './start-server.ts';
import type { SentEnquiry } from './sent-enquiry.ts';

type FileFault = {
  name: string;
  inject(file: string): void;
  /** Whether the server can save its data and continue; otherwise it refuses everything until it is restarted. */
  canContinue: boolean;
  /** Whether the fault is injected while no enquiry is being sent. */
  isAtRest?: boolean;
  /** The operator's work before the next start; none by default. */
  repair?(file: string): void;
};

/** Replaces a file with a copy of itself, as a careless restore does while the server is running. */
function replace(file: string): void {
  copyFileSync(file, `${file}.copy`);
  renameSync(`${file}.copy`, file);
}

const fileFaults: FileFault[] = [
  { name: 'its -wal is deleted', inject: (file) => rmSync(`${file}-wal`), canContinue: true },
  // Only at rest: during a transaction, the system would end the process (server/README.md).
  { name: 'its -shm is emptied', inject: (file) => truncateSync(`${file}-shm`), canContinue: true, isAtRest: true },
  { name: 'its -shm is deleted', inject: (file) => rmSync(`${file}-shm`), canContinue: true },
  {
    name: 'its -wal and -shm are deleted',
    inject(file) {
      rmSync(`${file}-wal`);
      rmSync(`${file}-shm`);
    },
    canContinue: true,
  },
  {
    name: 'its -wal is replaced by an empty one',
    inject(file) {
      rmSync(`${file}-wal`);
      writeFileSync(`${file}-wal`, '');
    },
    canContinue: true,
  },
  { name: 'its -wal is replaced by a copy', inject: (file) => replace(`${file}-wal`), canContinue: false },
  { name: 'it is replaced by a copy', inject: replace, canContinue: false },
  {
    name: 'it is moved away',
    inject: (file) => renameSync(file, `${file}.moved`),
    canContinue: false,
    repair: (file) => renameSync(`${file}.moved`, file),
  },
];

/** The offset of the change counter in the header of a SQLite file (sqlite.org/fileformat.html, 1.3). */
const changeCounterOffset = 24;

/** Faults that change a file in place. They may destroy earlier data, which no server could save. */
const inPlaceFaults: Pick<FileFault, 'name' | 'inject'>[] = [
  {
    name: 'an older copy is written over it',
    inject(file) {
      const older = readFileSync(file);
      older.writeUInt32BE(older.readUInt32BE(changeCounterOffset) - 1, changeCounterOffset);
      writeFileSync(file, older);
    },
  },
  { name: 'it is emptied', inject: (file) => truncateSync(file) },
  { name: 'its -wal is emptied', inject: (file) => truncateSync(`${file}-wal`) },
];

const clients = 8;
/** Answers to wait for before and after the fault. */
const answerCount = 40;

/** Waits for `answerCount` more answers from the server. */
const waitForAnswers = (load: Load): Promise<SentEnquiry> => load.next(() => true, answerCount);

describe.each(fileFaults)('a SQLite file of a running server: $name', ({ inject, canContinue, isAtRest, repair }) => {
  it('nothing acknowledged is lost, and what was refused is in the log with the file', async ({ annotate }) => {
    const dataDir = join(temporaryFolder(), 'data');
    const file = databaseFile(dataDir);
    const server = await startServer({ DATA_DIR: dataDir });
    const startClients = (): Load => startLoad(server.port, { clients, pause: 2 });
    const first = startClients();
    await waitForAnswers(first);
    // Not under load if data may be lost: nothing could save what is written into a file after it was copied.
    const isUnderLoad = canContinue && !isAtRest;
    const before: readonly SentEnquiry[] = isUnderLoad ? [...first.sent] : await first.stop();
    inject(file);
    const second = isUnderLoad ? first : startClients();
    await waitForAnswers(second);
    const after = (await second.stop()).slice(isUnderLoad ? before.length : 0);
    const refused = after.filter(({ outcome }) => outcome === 503).length;
    const logLine = refused > 0 ? await server.waitForLogLine(/while the server was running/) : '';
    // SIGTERM would let SQLite save the content of a deleted log.
    await server.end('SIGKILL');
    repair?.(file);

    const acknowledged = [...before, ...after].filter(isAcknowledged).map(({ name }) => name);
    const opened = await openSqlite(file);
    const counts = await compareStored(opened, acknowledged, 0).finally(() => opened.kysely.destroy());
    const acceptedBefore = before.filter(isAcknowledged).length;
    await annotate(
      `${acceptedBefore} of ${before.length} times 201 before; ${after.length - refused} times 201 and ${refused} times 503 afterward; ` +
        `${counts.lost} lost, ${counts.duplicated} twice`,
    );
    expect(acceptedBefore).toBeGreaterThan(0);
    // On a busy machine a commit may time out before the fault.
    expect(before.filter((enquiry) => !isAcknowledged(enquiry)).map(({ outcome }) => outcome)).toEqual(
      Array(before.length - acceptedBefore).fill(503),
    );
    expect(counts).toMatchObject({ lost: 0, duplicated: 0 });
    expect(logLine).toContain(file);
    expect(new Set(after.map(({ outcome }) => outcome))).toEqual(new Set(canContinue ? [503, 201] : [503]));
  });
});

describe.each(inPlaceFaults)('a SQLite file of a running server, changed in place: $name', ({ inject }) => {
  it('nothing is acknowledged from then on, and the log says what to do', async ({ annotate }) => {
    const file = databaseFile(join(temporaryFolder(), 'data'));
    const server = await startServer({ DATA_DIR: dirname(file) });
    const before = startLoad(server.port, { clients, pause: 2 });
    await waitForAnswers(before);
    // SQLite moves data from the log into the file only once the log is long, and refused enquiries do not lengthen it.
    await before.next(() => statSync(file).size > 0);
    const acceptedBefore = (await before.stop()).filter(isAcknowledged).length;
    inject(file);
    const load = startLoad(server.port, { clients, pause: 2 });
    await waitForAnswers(load);
    const after = await load.stop();
    const logLine = await server.waitForLogLine(/while the server was running/);
    await server.end('SIGTERM');
    await annotate(
      `${acceptedBefore} times 201 before; ${after.filter(isAcknowledged).length} of ${after.length} afterward`,
    );
    expect(acceptedBefore).toBeGreaterThan(0);
    expect(new Set(after.map(({ outcome }) => outcome))).toEqual(new Set([503]));
    expect(logLine).toContain('restore FILE');
  });
});

/** The commands of docs/operations.md that copy the files of a server's database, for a process and into a folder. */
function rescueCommands(pid: number, folder: string): string {
  const manual = readFileSync(join(projectRoot, 'docs/operations.md'), 'utf8');
  const [loop = ''] = /^for file in \/proc\/.*?^done$/ms.exec(manual) ?? [];
  return loop
    .replace('$(systemctl show --property=MainPID --value site)', String(pid))
    .replaceAll('/var/lib/site/rescued', folder);
}

describe.skipIf(process.platform !== 'linux')('a SQLite file that is deleted while the server is running', () => {
  it.each([
    { deleted: 'the file alone', suffixes: [''] },
    { deleted: 'the file and its -shm', suffixes: ['', '-shm'] },
    { deleted: 'the file, its -wal and its -shm', suffixes: ['', '-wal', '-shm'] },
  ])('with $deleted deleted, the manual’s commands copy everything acknowledged to safety', async ({ suffixes }) => {
    const file = databaseFile(join(temporaryFolder(), 'data'));
    const server = await startServer({ DATA_DIR: dirname(file) });
    const load = startLoad(server.port, { clients, pause: 2 });
    await waitForAnswers(load);
    const acknowledged = (await load.stop()).filter(isAcknowledged).map(({ name }) => name);
    for (const suffix of suffixes) rmSync(`${file}${suffix}`);
    const rescued = temporaryFolder();
    execFileSync('/bin/sh', ['-ec', rescueCommands(server.pid, rescued)]);
    const environment = { DATA_DIR: rescued, SITE_DIR: exampleDist() };
    const listed = await runProgram('cli/enquiries.ts', ['list', '--json', '--limit', '10000'], environment).ended;
    const names = listed.output
      .split('\n')
      .flatMap((line) => (line ? (JSON.parse(line) as { name: string }).name : []));
    expect(acknowledged.length).toBeGreaterThan(0);
    expect(new Set(names)).toEqual(new Set(acknowledged));
    // With a log beside it, `restore` would refuse the copy.
    expect(readdirSync(rescued)).toEqual(['enquiries.sqlite']);
  });
});
