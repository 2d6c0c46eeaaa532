import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { databaseFile } from '#server/storage/sqlite/database-file.ts';
import { openSqlite } from '#server/storage/sqlite/open-sqlite.ts';
import { compareStored } from './compare-stored.ts';
import { isAcknowledged, startLoad } from './load.ts';
import { loopDisk } from './loop-disk.ts';
import type { LoopDisk } from './loop-disk.ts';
import { startServer } from './start-server.ts';

const dataDir = (disk: LoopDisk): string => join(disk.folder, 'data');

/** Fills a disk to the last byte. */
function fill(disk: LoopDisk): void {
  const filler = openSync(join(disk.folder, 'filler'), 'w');
  for (let size = 1024 * 1024; size >= 1; size = Math.floor(size / 2)) {
    const bytes = Buffer.alloc(size);
    expect(() => {
      for (;;) writeSync(filler, bytes);
    }).toThrow('ENOSPC');
  }
  closeSync(filler);
}

function setReadOnly(disk: LoopDisk, isReadOnly: boolean): void {
  const file = databaseFile(dataDir(disk));
  disk.setWritable(!isReadOnly, [file, `${file}-wal`]);
}

describe.each([
  {
    fault: 'is full',
    inject: fill,
    recover: (disk: LoopDisk) => rmSync(join(disk.folder, 'filler')),
  },
  {
    fault: 'can only be read',
    inject: (disk: LoopDisk) => setReadOnly(disk, true),
    recover: (disk: LoopDisk) => setReadOnly(disk, false),
  },
  {
    fault: 'does not answer',
    inject: (disk: LoopDisk) => disk.freeze(),
    recover: (disk: LoopDisk) => disk.thaw(),
  },
])('on a disk that $fault', ({ inject, recover }) => {
  it('enquiries are answered with 503 while pages are served, and accepted again without a restart', async ({
    annotate,
    skip,
  }) => {
    const disk = loopDisk(16, skip);
    const server = await startServer({ DATA_DIR: dataDir(disk) });
    const load = startLoad(server.port, { clients: 4, pause: 10 });
    await load.next(isAcknowledged);
    inject(disk);
    await load.next(({ outcome }) => outcome === 503);
    for (let page = 0; page < 8; page++) {
      expect((await fetch(`http://127.0.0.1:${server.port}/why-us/`)).status).toBe(200);
      await load.next(() => true);
    }
    recover(disk);
    const recoveredAt = performance.now();
    const { endedAt } = await load.next(isAcknowledged);
    await load.next(isAcknowledged, 20);
    const sent = await load.stop();
    expect((await server.end('SIGTERM')).code).toBe(0);

    const acknowledged = sent.filter(isAcknowledged).map(({ name }) => name);
    const outcomes = Object.groupBy(sent, ({ outcome }) => String(outcome));
    const opened = await openSqlite(databaseFile(dataDir(disk)));
    const counts = await compareStored(opened, acknowledged, 0).finally(() => opened.kysely.destroy());
    await annotate(
      `${outcomes['201']?.length} times 201, ${outcomes['503']?.length} times 503; accepted again ` +
        `${Math.round(endedAt - recoveredAt)} ms after the fault had passed; ${counts.lost} lost, ${counts.duplicated} twice`,
    );
    expect(Object.keys(outcomes).sort()).toEqual(['201', '503']);
    expect(counts).toMatchObject({ lost: 0, duplicated: 0 });
  });
});

describe('a server that is started', () => {
  it.for([
    {
      fault: 'on a full disk',
      message: /full|no space left|I\/O|unable to open/i,
      inject: fill,
      recover: (disk: LoopDisk) => rmSync(join(disk.folder, 'filler')),
    },
    {
      fault: 'on a disk that can only be read',
      message: /read-?only|unable to open/i,
      inject: (disk: LoopDisk) => disk.setReadOnly(true),
      recover: (disk: LoopDisk) => disk.setReadOnly(false),
    },
  ])(
    '$fault says so in one line, serves pages, and accepts enquiries afterward',
    async ({ message, inject, recover }, context) => {
      const disk = loopDisk(16, context.skip);
      await (await startServer({ DATA_DIR: dataDir(disk) })).end('SIGTERM');
      inject(disk);
      const server = await startServer({ DATA_DIR: dataDir(disk) }, { databaseUnreachable: true });
      expect(server.storageLine).toMatch(
        /^Enquiries are answered with 503 until .* The database \S+ cannot be used \([^\n]+\): /,
      );
      expect(server.storageLine).toMatch(message);
      expect((await fetch(`http://127.0.0.1:${server.port}/why-us/`)).status).toBe(200);
      const load = startLoad(server.port, { clients: 2, pause: 10 });
      await load.next(({ outcome }) => outcome === 503);
      recover(disk);
      await load.next(isAcknowledged);
      const acknowledged = (await load.stop()).filter(isAcknowledged).map(({ name }) => name);
      expect((await server.end('SIGTERM')).code).toBe(0);
      const opened = await openSqlite(databaseFile(dataDir(disk)));
      const counts = await compareStored(opened, acknowledged, 0).finally(() => opened.kysely.destroy());
      await context.annotate(`${server.storageLine}; ${acknowledged.length} acknowledged later, ${counts.lost} lost`);
      expect(counts).toMatchObject({ lost: 0, duplicated: 0 });
    },
  );
});
