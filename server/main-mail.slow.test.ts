import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it, vi } from 'vitest';
import { secondsHeader } from '#contract/enquiry-form.ts';
import type { Enquiry } from '#contract/enquiry.ts';
import { waitForDatabase } from './testing/database-opened.ts';
import { exampleDist } from './testing/example-dist.ts';
import { exampleEnquiry } from './testing/example-enquiry.ts';
import { runProgram } from './testing/run-program.ts';
import type { Program } from './testing/run-program.ts';
import { readStartLines } from './testing/start-lines.ts';
import { temporaryFolder } from '#hosting/testing/temporary-folder.ts';
import { shiftedClock } from './testing/shifted-clock.ts';
import { startTestReceiver } from './testing/test-receiver.ts';
import { testDatabases } from './testing/test-databases.ts';
import { startTestSmtp } from './testing/test-smtp.ts';
import type { TestSmtp } from './testing/test-smtp.ts';

type Server = Program & {
  /** Posts an enquiry as the form's script does. */
  post(fields: Partial<Enquiry>): Promise<{ status: number; reference: string }>;
  /** Posts an enquiry from somebody of this name, and returns the status of the answer. */
  send(name: string): Promise<number>;
  /** The line about mail that the server printed at its start. */
  mailLine: string;
};

/** Starts the server as a separate process. Resolves once its database is open. */
async function startServer(environment: Record<string, string>, { port }: TestSmtp): Promise<Server> {
  const program = runProgram('main.ts', [], {
    PORT: '0',
    HOST: '127.0.0.1',
    SITE_DIR: exampleDist(),
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: 'Juniper Jay <site@juniperjay.example>',
    MAIL_TO: 'sales@juniperjay.example',
    // On PostgreSQL, the next server waits this long after one was killed.
    LEASE_SECONDS: '2',
    ...environment,
  });
  const lines = await readStartLines(program);
  const address = /^The site is at (http:\S+)$/.exec(lines[0] ?? '')?.[1];
  await waitForDatabase(Number(new URL(address ?? '').port));
  return {
    ...program,
    mailLine: lines.at(-1) ?? '',
    post,
    send: async (name) => (await post({ name })).status,
  };

  async function post(fields: Partial<Enquiry>): Promise<{ status: number; reference: string }> {
    const answer = await fetch(`${address}api/customerEnquiry`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin', [secondsHeader]: '40' },
      body: JSON.stringify(exampleEnquiry(fields)),
    });
    const { reference } = (await answer.json()) as { reference: string };
    return { status: answer.status, reference };
  }
}

describe.each(testDatabases)('the server with mail on $dialect', ({ create }) => {
  it('mails an enquiry, calls the webhook, and stops on a signal', async () => {
    const smtp = await startTestSmtp();
    const receiver = await startTestReceiver();
    const { environment } = await create();
    const server = await startServer(
      { ...environment, WEBHOOK_URL: receiver.url, WEBHOOK_SECRET: '0123456789abcdef' },
      smtp,
    );
    expect(server.mailLine).toBe(
      `Mail is on: each enquiry is sent to sales@juniperjay.example through 127.0.0.1:${smtp.port}.`,
    );
    const called = new Promise<void>((resolve) => {
      receiver.answer = (response) => {
        response.writeHead(204).end();
        resolve();
      };
    });
    expect(await server.send('Ada')).toBe(201);
    const [mail] = await smtp.waitForMails(1);
    expect(mail?.subject).toMatch(/^Ada: Could you build us a booking system\? \([2-9A-Z]{4}-[2-9A-Z]{4}\)$/);
    await called;
    expect(JSON.parse(receiver.calls[0]?.body ?? '')).toMatchObject({ enquiry: { name: 'Ada' } });
    server.process.kill('SIGTERM');
    expect((await server.ended).code).toBe(0);
  });

  it('confirms to the sender once a day, even after it was killed, and not for held enquiries', async () => {
    const smtp = await startTestSmtp();
    const { environment } = await create();
    // A day ends at midnight in UTC: by this clock, not during the test. PostgreSQL's own clock, by which a confirmation is given
    // up after a day, is not shifted: the two must be less than a day apart.
    const clock = shiftedClock();
    clock.set(new Date().setUTCHours(12, 0, 0, 0) - Date.now());
    const confirming = { ...environment, ...clock.environment, CONFIRMATION_MAIL: 'yes' };
    smtp.behavior = 'not now';
    const first = await startServer(confirming, smtp);
    const { reference } = await first.post({ name: 'One', email: 'one@example.com' });
    await first.post({ name: 'Again', email: 'ONE@example.com' });
    await first.post({ name: 'https://spam.example', email: 'victim@example.com' });
    first.process.kill('SIGKILL');
    await once(first.process, 'close');
    smtp.behavior = 'accepts';
    const second = await startServer(confirming, smtp);
    expect(await second.post({ name: 'One', email: 'one@example.com' })).toEqual({ status: 201, reference });
    await second.post({ name: 'Third', email: 'one@example.com' });
    await second.post({ name: 'Two', email: 'two@example.com' });
    const recipients = (): string[] => smtp.mails.map(({ to }) => to?.[0]?.address ?? '').sort();
    const companyRecipients = Array<string>(4).fill('sales@juniperjay.example');
    await vi.waitFor(() => expect(recipients()).toEqual(['one@example.com', ...companyRecipients, 'two@example.com']), {
      timeout: 60_000,
    });
    const confirmation = smtp.mails.find(({ to }) => to?.[0]?.address === 'one@example.com');
    expect(confirmation?.subject).toBe(`We have your message (${reference})`);
    second.process.kill('SIGTERM');
    expect((await second.ended).code).toBe(0);
    expect(recipients()).not.toContain('victim@example.com');
  });

  it('stops in time while the mail server is silent, and sends the mail after its next start', async () => {
    const smtp = await startTestSmtp();
    const { environment } = await create();
    smtp.behavior = 'silent';
    // Without its limit of ten seconds, which it may exceed on a busy machine, it stops only if it cuts off the delivery.
    const module = pathToFileURL(join(import.meta.dirname, 'testing/without-long-timers.ts')).href;
    const server = await startServer({ ...environment, NODE_OPTIONS: `--import ${module}` }, smtp);
    expect(await server.send('Ada')).toBe(201);
    await smtp.waitForConnection();
    server.process.kill('SIGTERM');
    expect((await server.ended).code).toBe(0);
    smtp.behavior = 'accepts';
    await startServer(environment, smtp);
    expect((await smtp.waitForMails(1)).map(({ subject }) => subject?.split(':')[0])).toEqual(['Ada']);
  });

  it('killed while it sends, mails everything that it acknowledged, after its next start', async () => {
    const smtp = await startTestSmtp();
    const { environment } = await create();
    const server = await startServer(environment, smtp);
    const names = Array.from({ length: 12 }, (_, index) => `Person ${index}`);
    expect(await Promise.all(names.map((name) => server.send(name)))).toEqual(Array(12).fill(201));
    await smtp.waitForMails(1);
    server.process.kill('SIGKILL');
    await once(server.process, 'close');
    await startServer(environment, smtp);
    const senders = (): Set<string | undefined> => new Set(smtp.mails.map(({ replyTo }) => replyTo?.[0]?.name));
    for (let count = 12; senders().size < 12; count++) await smtp.waitForMails(count);
    expect(senders()).toEqual(new Set(names));
    // Mail sent twice, because the server died before it could record the first, is the same message.
    expect(new Set(smtp.mails.map(({ messageId }) => messageId)).size).toBe(12);
  });
});

it('an invalid mail setting stops the start, and repeats no password', async () => {
  const { code, output, errors } = await runProgram('main.ts', [], {
    DATA_DIR: join(temporaryFolder(), 'data'),
    SITE_DIR: exampleDist(),
    SMTP_URL: 'mail.example?password=hush',
    MAIL_FROM: 'site@juniperjay.example',
    MAIL_TO: 'sales@juniperjay.example',
  }).ended;
  expect({ code, output, lines: errors.split('\n').length }).toEqual({ code: 1, output: '', lines: 2 });
  expect(errors).toMatch(/^SMTP_URL is not the address of a mail server: set it to (?!.*hush)/);
});
