import { expect, it, vi } from 'vitest';
import type { DeliveryRow } from '#server/model/database.ts';
import { runProgram } from '#server/testing/run-program.ts';
import { testDatabases } from '#server/testing/test-databases.ts';
import { startTestSmtp } from '#server/testing/test-smtp.ts';
import type { TestSmtp } from '#server/testing/test-smtp.ts';
import { startServer } from './start-server.ts';
import { sendUntilAccepted } from './sent-enquiry.ts';

type Environment = Record<string, string>;

type MailFault = {
  mailServer: string;
  inject(smtp: TestSmtp): Promise<void> | void;
  /** Whether the server has run into the fault, judging by the stored state of all deliveries. */
  isReached(rows: DeliveryRow[], smtp: TestSmtp): boolean;
  recover(smtp: TestSmtp): Promise<void> | void;
  /** Senders who write after the recovery: an email that may have arrived waits a minute, but must not delay theirs. */
  laterSenders?: string[];
  /** A person's work after the recovery; none by default. */
  repair?(environment: Environment): Promise<void>;
};

/** The most deliveries under way at a time. */
const slots = 3;

const accepts = (smtp: TestSmtp): void => void (smtp.behavior = 'accepts');

const enquiryCountDuringFault = 4;

const mailFaults: MailFault[] = [
  {
    mailServer: 'that is down',
    inject: (smtp) => smtp.stop(),
    isReached: (rows) => rows.some(({ last_error }) => last_error?.includes('ECONNREFUSED')),
    recover: (smtp) => smtp.start(),
  },
  {
    mailServer: 'that hangs for a moment',
    inject: (smtp) => void (smtp.behavior = 'silent'),
    isReached: (_rows, { connectionCount }) => connectionCount === slots,
    recover: accepts,
  },
  {
    mailServer: 'that hangs for long',
    inject: (smtp) => void (smtp.behavior = 'silent'),
    isReached: (rows) => rows.filter(({ last_error }) => /greeting/i.test(last_error ?? '')).length === slots,
    recover: accepts,
  },
  {
    mailServer: 'that is slow',
    inject: (smtp) => void (smtp.behavior = 'slow'),
    isReached: (rows) => rows.some(({ lease_holder }) => lease_holder !== null),
    recover: () => {},
  },
  {
    mailServer: 'that refuses for now',
    inject: (smtp) => void (smtp.behavior = 'not now'),
    isReached: (rows) => rows.every(({ attempts, refusals }) => attempts > 0 && refusals === 0),
    recover: accepts,
  },
  {
    mailServer: 'that refuses for good',
    inject: (smtp) => void (smtp.behavior = 'never'),
    isReached: (rows) => rows.every(({ refusals }) => refusals > 0),
    recover: accepts,
    async repair(environment) {
      const { code, output } = await runProgram('cli/enquiries.ts', ['retry', '--all'], environment).ended;
      expect({ code, output }).toEqual({
        code: 0,
        output: `Deliveries queued for retry: ${enquiryCountDuringFault}.\n`,
      });
    },
  },
  {
    mailServer: 'that cuts the connection in DATA',
    inject: (smtp) => void (smtp.behavior = 'cuts'),
    isReached: (rows) => rows.every(({ attempts }) => attempts > 0),
    recover: accepts,
    laterSenders: ['Newer'],
  },
];

/** Milliseconds within which the server must have run into the fault: a mail server that does not greet takes longest. */
const longestFault = 40_000;
/**
 * Milliseconds from the mail server's recovery to the first email: 10 s are promised on an idle machine; a delivery that
 * waited for its own next attempt instead of the channel's could take a quarter of an hour.
 */
const maxRecoveryTime = 60_000;
/**
 * Milliseconds within which an enquiry is answered, even on a busy machine: an answer that waited for a hanging mail server
 * would come only after 30 s, when the server stops waiting for a greeting.
 */
const maxAnswerTime = 20_000;

it('a failing mail server loses no enquiry and delays no answer, and mail is sent once it has recovered', async ({
  annotate,
}) => {
  const scenarios = testDatabases.flatMap((kind) => mailFaults.map((fault) => ({ ...kind, fault })));
  const results = await Promise.all(
    scenarios.map(async ({ dialect, create, fault }) => ({ dialect, fault, ...(await runScenario(fault, create)) })),
  );
  for (const { dialect, fault, enquiryCount, firstMailTime, allMailsTime, slowestAnswerTime, mailCount } of results) {
    await annotate(
      `a mail server ${fault.mailServer} (${dialect}): enquiries answered within ${slowestAnswerTime} ms; ` +
        `first mail ${firstMailTime} ms after ${fault.repair ? 'being put back by hand' : 'recovery'}, ` +
        `all ${enquiryCount} after ${allMailsTime} ms, ${mailCount - enquiryCount} twice`,
    );
  }
  for (const { firstMailTime, slowestAnswerTime } of results) {
    expect(firstMailTime).toBeLessThan(maxRecoveryTime);
    expect(slowestAnswerTime).toBeLessThan(maxAnswerTime);
  }
});

type ScenarioResult = {
  enquiryCount: number;
  slowestAnswerTime: number;
  firstMailTime: number;
  allMailsTime: number;
  mailCount: number;
};

/** Times are in milliseconds. */
async function runScenario(
  fault: MailFault,
  create: (typeof testDatabases)[number]['create'],
): Promise<ScenarioResult> {
  const smtp = await startTestSmtp();
  const database = await create();
  const environment = { ...database.environment, ...smtp.environment };
  const server = await startServer(environment);
  const { kysely } = await database.open();
  const deliveries = (): Promise<DeliveryRow[]> => kysely.selectFrom('delivery').selectAll().orderBy('id').execute();

  await fault.inject(smtp);
  const names = Array.from({ length: enquiryCountDuringFault }, (_, index) => `Person ${index}`);
  const sent = await Promise.all(names.map((name) => sendUntilAccepted(server.port, name)));
  await vi.waitFor(
    async () => expect(fault.isReached(await deliveries(), smtp), `a mail server ${fault.mailServer}`).toBe(true),
    {
      timeout: longestFault,
      interval: 200,
    },
  );
  await fault.recover(smtp);
  await fault.repair?.(environment);
  const recoveredAt = performance.now();
  for (const name of fault.laterSenders ?? []) await sendUntilAccepted(server.port, name);
  const enquiryCount = enquiryCountDuringFault + (fault.laterSenders ?? []).length;
  await smtp.waitForMails(1);
  const firstMailTime = Math.round(performance.now() - recoveredAt);
  const senderCount = (): number => new Set(smtp.mails.map(({ replyTo }) => replyTo?.[0]?.name)).size;
  // A mail that is sent twice counts twice.
  for (let count = enquiryCount; senderCount() < enquiryCount; count++) await smtp.waitForMails(count);
  const allMailsTime = Math.round(performance.now() - recoveredAt);
  await vi.waitFor(
    async () => expect((await deliveries()).map(({ state }) => state)).toEqual(Array(enquiryCount).fill('delivered')),
    { timeout: maxRecoveryTime, interval: 200 },
  );
  expect(new Set(smtp.mails.map(({ messageId }) => messageId)).size).toBe(enquiryCount);
  return {
    enquiryCount,
    slowestAnswerTime: Math.round(Math.max(...sent.map(({ startedAt, endedAt }) => endedAt - startedAt))),
    firstMailTime,
    allMailsTime,
    mailCount: smtp.mails.length,
  };
}
