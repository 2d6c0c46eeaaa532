import {
  copyFileSync,
  existsSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { exampleEnquiry } from '../../testing/example-enquiry.ts';
import { enquiriesIn, openSqliteStore } from '../../testing/sqlite-store.ts';
import { temporaryFolder } from '#hosting/testing/temporary-folder.ts';
import { openSqlite } from './open-sqlite.ts';

const metadata = { receivedAt: new Date('2026-11-21T18:00:00.000Z') };

describe('enquiries in a SQLite file that something else changes', () => {
  it('are not acknowledged while the database file is missing, and are accepted again once it is back', async () => {
    const { file, store } = await openSqliteStore();
    renameSync(file, `${file}.moved`);
    await expect(store.add(exampleEnquiry(), metadata)).rejects.toThrow(
      /deleted or moved while the server was running: put it back .*, and do not stop the server before that/,
    );
    renameSync(`${file}.moved`, file);
    await store.add(exampleEnquiry(), metadata);
    expect(enquiriesIn(file)).toHaveLength(1);
  });

  it('are saved when the log is deleted, and the next write reports that once', async () => {
    const { file, store } = await openSqliteStore();
    await store.add(exampleEnquiry({ name: 'Before' }), metadata);
    rmSync(`${file}-wal`);
    await vi.waitFor(() => expect(existsSync(`${file}-wal`)).toBe(true), { timeout: 60_000 });
    expect(enquiriesIn(file)).toHaveLength(1);
    await expect(store.add(exampleEnquiry(), metadata)).rejects.toThrow('has been saved');
    await store.add(exampleEnquiry(), metadata);
    expect(enquiriesIn(file)).toHaveLength(2);
  });

  it.each<[string, (file: string) => void]>([
    ['has a backup copied over it', (file) => copyFileSync(`${file}.backup`, file)],
    ['is emptied', (file) => truncateSync(file)],
    ['has its log emptied', (file) => truncateSync(`${file}-wal`)],
  ])(
    'are refused after the file %s, and no server opens it until somebody has restored a backup',
    async (_, damage) => {
      const { file, store } = await openSqliteStore();
      const source = new BetterSqlite3(file, { readonly: true });
      await source.backup(`${file}.backup`);
      source.close();
      await store.add(exampleEnquiry({ name: 'Before' }), metadata);
      damage(file);
      await expect(store.add(exampleEnquiry(), metadata)).rejects.toThrow('restore FILE');
      await expect(store.add(exampleEnquiry(), metadata)).rejects.toThrow('restore FILE');
      await expect(openSqlite(file)).rejects.toThrow('restore FILE');
    },
  );

  it('are accepted although the file was touched or overwritten with its own content', async () => {
    const { file, store } = await openSqliteStore();
    await store.add(exampleEnquiry({ name: 'Before' }), metadata);
    utimesSync(file, 0, 0);
    await store.add(exampleEnquiry({ name: 'After' }), metadata);
    copyFileSync(file, `${file}.copy`);
    writeFileSync(file, readFileSync(`${file}.copy`));
    await store.add(exampleEnquiry({ name: 'After its own content' }), metadata);
    expect(enquiriesIn(file)).toHaveLength(3);
  });

  it.each([0, 100, 4096])(
    'survive when the log’s index is truncated to %s bytes, the next write reports that once, and later changes are noticed',
    async (length) => {
      const { file, store } = await openSqliteStore();
      await store.add(exampleEnquiry({ name: 'Before' }), metadata);
      truncateSync(`${file}-shm`, length);
      await expect(store.add(exampleEnquiry({ name: 'Meanwhile' }), metadata)).rejects.toThrow(
        '-shm was truncated while the server was running: it has been rebuilt',
      );
      await store.add(exampleEnquiry({ name: 'After' }), metadata);
      expect(enquiriesIn(file).map(({ name }) => name)).toEqual(['Before', 'After']);
      await store.add(exampleEnquiry({ name: 'Last' }), metadata);
      // The rebuilt index still shows that it was not SQLite that wrote this.
      copyFileSync(file, `${file}.copy`);
      writeFileSync(file, Buffer.concat([readFileSync(`${file}.copy`), Buffer.alloc(4096)]));
      await expect(store.add(exampleEnquiry(), metadata)).rejects.toThrow('restore FILE');
    },
  );

  it('are refused if another program overwrites the file of a killed server after its successor opened it', async () => {
    const { file: first, store } = await openSqliteStore();
    await store.add(exampleEnquiry({ name: 'Before' }), metadata);
    const file = join(temporaryFolder(), 'enquiries.sqlite');
    for (const end of ['', '-wal']) copyFileSync(first + end, file + end);
    const { store: restarted } = await openSqliteStore(file);
    copyFileSync(first, file);
    await expect(restarted.add(exampleEnquiry({ name: 'After' }), metadata)).rejects.toThrow(
      'was written by another program while the server was running',
    );
  });

  it('are accepted although another process writes and checkpoints the file through SQLite', async () => {
    const { file, store } = await openSqliteStore();
    const other = new BetterSqlite3(file);
    onTestFinished(() => void other.close());
    for (const checkpoint of ['passive', 'full', 'restart', 'truncate']) {
      other.exec(`update enquiry set name = '${checkpoint}'`);
      await store.add(exampleEnquiry({ name: `Before ${checkpoint}` }), metadata);
      other.pragma(`wal_checkpoint(${checkpoint})`);
      await store.add(exampleEnquiry({ name: `After ${checkpoint}` }), metadata);
    }
    expect(enquiriesIn(file)).toHaveLength(8);
  });
});
