import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '#prerender/project-root.ts';
import { createDeliveryQueue } from '#server/storage/delivery-queue.ts';
import type { OpenedDatabase } from '#server/storage/opened-database.ts';
import { functionCases } from './function-cases.ts';

/** Functions of `server/storage/` and `server/outbox/` without a case of their own, by reason: they … */
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
  ],
  'are called within a case': ['createDeliveryQueue', 'createKyselyEnquiryStore', 'insertEnquiries'],
  'are interrupted in interrupt-outbox.ts': ['startOutbox', 'startDispatcher', 'createDeliveryAttempts'],
  'open a database, before there is one that could be interrupted': ['openDatabase', 'openWithRetry', 'migrate'],
};

it('every function of storage and outbox that uses the database has a case, or a reason why not', async () => {
  const files = globSync('server/{storage,outbox}/*.ts', { cwd: projectRoot }).filter(
    (file) => !file.includes('.test.'),
  );
  const modules = await Promise.all(files.map((file) => import(join(projectRoot, file))));
  const exported = modules.flatMap((module: Record<string, unknown>) =>
    Object.keys(module).filter((name) => typeof module[name] === 'function'),
  );
  const methods = Object.keys(createDeliveryQueue({} as OpenedDatabase)).map((name) => `queue.${name}`);
  const cases = functionCases.map(({ name }) => name.split(',', 1)[0]).filter((name) => !/ |^store\./.test(name ?? ''));
  const covered = new Set([...cases, ...Object.values(exempt).flat()]);
  expect(covered).toEqual(new Set([...exported, ...methods]));
});
