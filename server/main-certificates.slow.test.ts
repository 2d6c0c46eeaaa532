import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { secondsHeader } from '#contract/enquiry-form.ts';
import { temporaryFolder } from '#hosting/testing/temporary-folder.ts';
import { waitForDatabase } from './testing/database-opened.ts';
import { exampleDist } from './testing/example-dist.ts';
import { exampleEnquiry } from './testing/example-enquiry.ts';
import { makeCertificate, requireOpenssl } from './testing/make-certificate.ts';
import type { Certificate } from './testing/make-certificate.ts';
import { startRecordingProxy } from './testing/recording-proxy.ts';
import { runProgram } from './testing/run-program.ts';
import { readStartLines } from './testing/start-lines.ts';
import { testCommandLine } from './testing/test-command-line.ts';
import { anyDatabase } from './testing/test-databases.ts';
import { startTestReceiver } from './testing/test-receiver.ts';
import { startTestSmtp } from './testing/test-smtp.ts';

const password = 'password-of-the-receiver';

/** Options of `vi.waitFor`: a busy machine may take a while to deliver. */
const patience = { timeout: 60_000 };

/** What a TLS handshake begins with. */
const handshake = '\u0016\u0003';

/** Somebody to whom the server delivers enquiries. */
type Receiver = {
  /** The settings with which the server delivers here. */
  environment: Record<string, string>;
  /** The number of enquiries received so far. */
  receivedCount(): number;
  /** What the server has sent over the network so far. */
  recorded(): string;
  setCertificate(certificate: Certificate): Promise<void> | void;
};

async function startWebhook(certificate: Certificate): Promise<Receiver> {
  const { url, calls, setCertificate } = await startTestReceiver(certificate);
  const { port, recorded } = await startRecordingProxy(Number(new URL(url).port));
  const WEBHOOK_URL = `https://site:${password}@127.0.0.1:${port}/enquiries`;
  const environment = { WEBHOOK_URL, WEBHOOK_SECRET: password };
  return { environment, recorded, setCertificate, receivedCount: () => calls.length };
}

async function startMail(certificate: Certificate, scheme: 'smtp' | 'smtps'): Promise<Receiver> {
  const smtp = await startTestSmtp({ password, certificate, secure: scheme === 'smtps' });
  const { port, recorded } = await startRecordingProxy(smtp.port);
  return {
    environment: { ...smtp.environment, SMTP_URL: `${scheme}://site:${password}@127.0.0.1:${port}` },
    recorded,
    receivedCount: () => smtp.mails.length,
    async setCertificate(newCertificate) {
      smtp.certificate = newCertificate;
      await smtp.stop();
      await smtp.start();
    },
  };
}

/** Starts the server as a separate process that also trusts these certificates, and posts an enquiry. */
async function startServerAndPost(environment: Record<string, string>, trusted: readonly Certificate[]): Promise<void> {
  const authorities = join(temporaryFolder(), 'authorities.pem');
  writeFileSync(authorities, trusted.map(({ cert }) => cert).join(''));
  const program = runProgram('main.ts', [], {
    PORT: '0',
    HOST: '127.0.0.1',
    SITE_DIR: exampleDist(),
    NODE_EXTRA_CA_CERTS: authorities,
    ...environment,
  });
  const lines = await readStartLines(program);
  const { port } = new URL(/^The site is at (http:\S+)$/.exec(lines[0] ?? '')?.[1] ?? '');
  await waitForDatabase(Number(port));
  const answer = await fetch(`http://127.0.0.1:${port}/api/customerEnquiry`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin', [secondsHeader]: '40' },
    body: JSON.stringify(exampleEnquiry()),
  });
  expect(answer.status).toBe(201);
}

describe.each([
  { receiver: 'a webhook', start: startWebhook, inTheClear: /^$/ },
  { receiver: 'smtps:', start: (certificate: Certificate) => startMail(certificate, 'smtps'), inTheClear: /^$/ },
  {
    receiver: 'STARTTLS',
    start: (certificate: Certificate) => startMail(certificate, 'smtp'),
    inTheClear: /^EHLO \S+\r\nSTARTTLS\r\n$/,
  },
])('an enquiry for $receiver', ({ start, inTheClear }) => {
  it.for([
    { certificate: 'untrusted', names: 'IP:127.0.0.1', isTrusted: false, reason: 'self-signed certificate' },
    { certificate: 'for another name', names: 'DNS:a.example', isTrusted: true, reason: 'does not match certificate' },
  ])(
    'waits while the certificate is $certificate, and nothing is sent in the clear',
    async ({ names, isTrusted, reason }, { skip }) => {
      requireOpenssl(skip);
      const right = makeCertificate();
      const wrong = makeCertificate(names);
      const receiver = await start(wrong);
      const database = await anyDatabase();
      const commandLine = await testCommandLine(database);
      await startServerAndPost(
        { ...database.environment, ...receiver.environment },
        isTrusted ? [right, wrong] : [right],
      );

      await vi.waitFor(
        async () => expect((await commandLine.enquiries('show', '1')).output).toContain(reason),
        patience,
      );
      expect(await commandLine.states()).toEqual([expect.stringMatching(/^waiting /)]);
      expect(receiver.receivedCount()).toBe(0);
      const [clearText, ...encrypted] = receiver.recorded().split(handshake);
      expect(clearText).toMatch(inTheClear);
      expect(encrypted.join('')).not.toMatch(/AUTH|MAIL FROM|POST|ada@example/i);

      await receiver.setCertificate(right);
      await vi.waitFor(() => expect(receiver.receivedCount()).toBe(1), patience);
    },
  );
});
