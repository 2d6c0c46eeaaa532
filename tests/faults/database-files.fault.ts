import { copyFileSync, readFileSync, renameSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { databaseFile } from '#server/storage/sqlite/database-file.ts';
import { openSqlite } from '#server/storage/sqlite/open-sqlite.ts';
import { temporaryFolder } from '#hosting/testing/temporary-folder.ts';
import { compareStored } from './compare-stored.ts';
import { isAcknowledged, startLoad } from './load.ts';
import type { Load } from './load.ts';
import { startServer } from './start-server.ts';
import type { SentEnquiry } from './sent-enquiry.ts';

type FileFault = {
  what: string;
  happens(file: string): void;
  /** Whether the server can save its data and continue; otherwise it refuses everything until it is restarted. */
  goesOn: boolean;
  /** Whether it happens while nothing is sent. */
  atRest?: boolean;
  /** What the operator does before the next start; nothing by default. */
  putRight?(file: string): void;
};

/** Another file with the same bytes, as from a careless copy or a restore under the running server. */
function replace(file: string): void {
  copyFileSync(file, `${file}.copy`);
  renameSync(`${file}.copy`, file);
}

const fileFaults: FileFault[] = [
  { what: 'its -wal is deleted', happens: (file) => rmSync(`${file}-wal`), goesOn: true },
  // Between requests: within a transaction the system ends the process, as server/README.md says.
  { what: 'its -shm is emptied', happens: (file) => truncateSync(`${file}-shm`), goesOn: true, atRest: true },
  { what: 'its -shm is deleted', happens: (file) => rmSync(`${file}-shm`), goesOn: true },
  {
    what: 'its -wal and -shm are deleted',
    happens(file) {
      rmSync(`${file}-wal`);
      rmSync(`${file}-shm`);
    },
    goesOn: true,
  },
  {
    what: 'its -wal is replaced by an empty one',
    happens(file) {
      rmSync(`${file}-wal`);
      writeFileSync(`${file}-wal`, '');
    },
    goesOn: true,
  },
  { what: 'its -wal is replaced by a copy', happens: (file) => replace(`${file}-wal`), goesOn: false },
  { what: 'it is replaced by a copy', happens: replace, goesOn: false },
  {
    what: 'it is moved away',
    happens: (file) => renameSync(file, `${file}.moved`),
    goesOn: false,
    putRight: (file) => renameSync(`${file}.moved`, file),
  },
];

/** Offset of a number in the header of a SQLite file that grows with its transactions (sqlite.org/fileformat.html, 1.3). */
const changeCounter = 24;

/** Changes in place. They may destroy earlier data, which no server could save. */
const inPlace: Pick<FileFault, 'what' | 'happens'>[] = [
  {
    what: 'an older copy is written over it',
    happens(file) {
      const older = readFileSync(file);
      older.writeUInt32BE(older.readUInt32BE(changeCounter) - 1, changeCounter);
      writeFileSync(file, older);
    },
  },
  { what: 'it is emptied', happens: (file) => truncateSync(file) },
  { what: 'its -wal is emptied', happens: (file) => truncateSync(`${file}-wal`) },
];

const clients = 8;
/** Answers to wait for before and after the fault. */
const answers = 40;

async function answered(load: Load): Promise<void> {
  for (let count = 0; count < answers; count++) await load.next(() => true);
}

describe.each(fileFaults)('a SQLite file under the running server: $what', ({ happens, goesOn, atRest, putRight }) => {
  it('nothing acknowledged is lost, and the log says so in plain words', async ({ annotate }) => {
    const dataDir = join(temporaryFolder(), 'data');
    const file = databaseFile(dataDir);
    const server = await startServer({ DATA_DIR: dataDir });
    const begin = (): Load => startLoad(server.port, { clients, rest: 2 });
    const first = begin();
    await answered(first);
    // Under load if the server must save everything; nobody could save what is written into a file after it was copied.
    const underLoad = goesOn && !atRest;
    const before: readonly SentEnquiry[] = underLoad ? [...first.sent] : await first.stop();
    happens(file);
    const second = underLoad ? first : begin();
    await answered(second);
    const after = (await second.stop()).slice(underLoad ? before.length : 0);
    const refused = after.filter(({ outcome }) => outcome === 503).length;
    const line = refused > 0 ? await server.logged(/while the server was running/) : '';
    // Not SIGTERM, on which SQLite would save the content of a deleted log.
    await server.end('SIGKILL');
    putRight?.(file);

    const acknowledged = [...before, ...after].filter(isAcknowledged).map(({ name }) => name);
    const opened = await openSqlite(file);
    const counts = await compareStored(opened, acknowledged, 0).finally(() => opened.kysely.destroy());
    const taken = before.filter(isAcknowledged).length;
    await annotate(
      `${taken} of ${before.length} times 201 before; ${after.length - refused} times 201 and ${refused} times 503 afterward; ` +
        `${counts.lost} lost, ${counts.duplicated} twice`,
    );
    expect(taken).toBeGreaterThan(0);
    // On a busy machine a commit may time out before the fault.
    expect(before.filter((one) => !isAcknowledged(one)).map(({ outcome }) => outcome)).toEqual(
      Array(before.length - taken).fill(503),
    );
    expect(counts).toMatchObject({ lost: 0, duplicated: 0 });
    expect(line).toContain(file);
    expect(new Set(after.map(({ outcome }) => outcome))).toEqual(new Set(goesOn ? [503, 201] : [503]));
  });
});

describe.each(inPlace)('a SQLite file that is written under the running server: $what', ({ happens }) => {
  it('nothing is acknowledged from then on, and the log says what to do', async ({ annotate }) => {
    const file = databaseFile(join(temporaryFolder(), 'data'));
    const server = await startServer({ DATA_DIR: dirname(file) });
    const before = startLoad(server.port, { clients, rest: 2 });
    await answered(before);
    // Everything is in the log until it is long, which answers of 503 do not make it.
    await before.next(() => statSync(file).size > 0);
    const taken = (await before.stop()).filter(isAcknowledged).length;
    happens(file);
    const load = startLoad(server.port, { clients, rest: 2 });
    await answered(load);
    const after = await load.stop();
    const line = await server.logged(/while the server was running/);
    await server.end('SIGTERM');
    await annotate(`${taken} times 201 before; ${after.filter(isAcknowledged).length} of ${after.length} afterward`);
    expect(taken).toBeGreaterThan(0);
    expect(new Set(after.map(({ outcome }) => outcome))).toEqual(new Set([503]));
    expect(line).toContain('restore FILE');
  });
});
