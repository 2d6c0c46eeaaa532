import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '#prerender/project-root.ts';
import { createDeliveryQueue } from '#server/storage/delivery-queue.ts';
import { createKyselyEnquiryStore } from '#server/storage/kysely-enquiry-store.ts';
import type { OpenedDatabase } from '#server/storage/opened-database.ts';
import { functionCases } from './function-cases.ts';

/** Functions of `server/storage/`, its folders and `server/outbox/` that have no case, by the reason: that they do what the key says. */
const exempt = {
  'do not use the database': [
    'isTransientError',
    'isRowError',
    'isDiskFull',
    'deliveryDeadline',
    'deliveryStart',
    'confirmationDeadline',
    'refusalDeadline',
    'earlierOf',
    'enquiryKey',
    'wordsKey',
    'isWithinRepeatWindow',
    'uniqueValuesOf',
    'newReference',
    'searchTermsOf',
    'changesAfterAttempt',
    'isAnswerLost',
    'changesIfUnreachable',
    'deliveryStatus',
    'monotonicClock',
    'retryDelay',
    'refusalDelay',
    'repeatDelay',
    'pause',
    'repeatEvery',
    'waitUntilReachable',
    'createGroupCommit',
    'LoginRefusedError',
    'postgresName',
  ],
  'are called within a case': ['createDeliveryQueue', 'createKyselyEnquiryStore', 'insertEnquiries', 'tryLock'],
  'wait for calls of others, and close the database': ['store.close'],
  'are interrupted in interrupt-outbox.ts': ['startOutbox', 'startDispatcher', 'createDeliveryAttempts'],
  'open a database, before there is one that could be interrupted': [
    'openDatabase',
    'openWithRetry',
    'openSqlite',
    'openPostgres',
    'lockMigrations',
    'migrate',
  ],
  'are the connection, below the steps that are interrupted': [
    'threadedSqliteDialect',
    'SqliteThread',
    'GuardedSqlite',
    'postgresPool',
    'MigrationDialect',
  ],
  'work on the files of SQLite, past that connection': [
    'databaseFile',
    'createDatabaseFile',
    'deleteDatabase',
    'moveDatabase',
    'replacedFiles',
    'previousDatabaseName',
    'interruptedTarget',
    'writeBackLog',
    'backUpSqlite',
    'copyBackup',
    'countInSoundCopy',
    'restoreSqlite',
    'flushToDisk',
    'keptDescriptor',
    'writtenInPlace',
    'lockForServer',
    'repairLogIndex',
    'readLogProgress',
    'changedMarkerPath',
    'markChanged',
    'refuseChanged',
    'changedFileAdvice',
  ],
};

/** Migrations are run by `migrate`; the worker cannot be imported outside its thread, and exports nothing. */
const isLeftOut = (file: string): boolean => /\.test\.|\/migrations\/|\/sqlite-worker\.ts$/.test(file);

it('every function of storage and outbox that uses the database has a case, or a reason why not', async () => {
  const files = globSync('server/{storage,outbox}/**/*.ts', { cwd: projectRoot }).filter((file) => !isLeftOut(file));
  const modules = await Promise.all(files.map((file) => import(join(projectRoot, file))));
  const exported = modules.flatMap((module: Record<string, unknown>) =>
    Object.keys(module).filter((name) => typeof module[name] === 'function'),
  );
  const database = {} as OpenedDatabase;
  const methods = [
    ...Object.keys(createDeliveryQueue(database)).map((name) => `queue.${name}`),
    ...Object.keys(createKyselyEnquiryStore(database)).map((name) => `store.${name}`),
  ];
  // A name of several words is a periodic job's.
  const cases = functionCases.flatMap(({ name }) => name.split(',', 1)).filter((name) => !name.includes(' '));
  const covered = new Set([...cases, ...Object.values(exempt).flat()]);
  expect(covered).toEqual(new Set([...exported, ...methods]));
});
