import { expect, it, vi } from 'vitest';
import type { HeldDigest } from '../digest/start-held-digest.ts';
import { exampleCompany } from '../testing/example-company.ts';
import { exampleEnquiryRow } from '../testing/example-rows.ts';
import { startTestSmtp } from '../testing/test-smtp.ts';
import type { SmtpBehavior } from '../testing/test-smtp.ts';
import { parseMailSettings } from './mail-settings.ts';
import { createHeldDigestSender } from './held-digest-mail.ts';

// Shorter than the time after which a slow server greets.
vi.mock('./smtp-timeouts.ts', async (original) => ({ ...(await original<object>()), firstGreetingTimeout: 100 }));

const sales = 'sales@juniperjay.example';
const full = 'full@juniperjay.example';
const gone = 'gone@juniperjay.example';

/** Sends one digest to `to`. Resolves to the outcome and the mails that arrived, with the recipients of each. */
async function trySend(
  { newest, count = newest.length }: { newest: HeldDigest['newest']; count?: number },
  { to, behavior }: { to: string[]; behavior: SmtpBehavior },
) {
  const smtp = await startTestSmtp();
  smtp.behavior = behavior;
  const settings = parseMailSettings({
    SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
    MAIL_FROM: 'Juniper Jay <site@juniperjay.example>',
    MAIL_TO: to.join(', '),
  });
  if (!settings) throw new Error('the settings of the test are incomplete');
  const sendHeldDigest = createHeldDigestSender(settings, exampleCompany);
  const digest = { count, newest, id: '0b7c5d9e-4a52-4c6e-9f0f-3f0a0d0c1b2a' };
  const outcome = await sendHeldDigest(digest, new AbortController().signal);
  return { outcome, mails: smtp.mails, recipients: smtp.recipients };
}

async function sendDigest(newest: HeldDigest['newest'], count = newest.length, behavior: SmtpBehavior = 'accepts') {
  const { outcome, mails } = await trySend({ newest, count }, { to: [sales], behavior });
  expect(outcome).toEqual({ result: 'delivered' });
  return mails[0];
}

const suspectedEnquiry = exampleEnquiryRow({
  id: 7,
  suspicion: '4 links',
  question: 'Look at https://a.example/x?y and buy.ru!',
});

it('the digest lists who wrote and why each is held, without links from their text', async () => {
  const mail = await sendDigest([suspectedEnquiry]);
  expect(mail).toMatchObject({
    to: [{ address: 'sales@juniperjay.example' }],
    subject: '1 message is held as suspected spam',
    messageId: '<0b7c5d9e-4a52-4c6e-9f0f-3f0a0d0c1b2a@juniperjay.example>',
  });
  expect(mail?.replyTo).toBeUndefined();
  expect(mail?.text).toContain(
    [
      '7  Ada Moreno, ada@example.com',
      'Because:   4 links',
      'Received:  Saturday, November 21, 2026 at 12:00 PM CST',
      'Reference: K4MX-7R2W',
      'Look at [link] and [link]',
    ].join('\n'),
  );
  expect(mail?.html).toContain('Look at [link] and [link]');
  expect(`${mail?.text}${mail?.html}`).not.toMatch(/a\.example\/x|buy\.ru/);
});

it('the digest of many enquiries lists the newest and counts the others', async () => {
  const mail = await sendDigest(
    [suspectedEnquiry, exampleEnquiryRow({ id: 6, name: '<b>Bo</b> https://b.example\r\nBcc: x@example.org' })],
    40,
  );
  expect(mail?.subject).toBe('40 messages are held as suspected spam');
  expect(mail?.text).toContain('38 more that came before them: npm run enquiries -- held');
  expect(mail?.text).toContain('6  <b>Bo</b> [link] Bcc: ');
  expect(`${mail?.text}${mail?.html}`).not.toContain('b.example');
  expect(mail?.html).toContain('&lt;b&gt;Bo&lt;/b&gt;');
});

it('the digest marks a message as cut after long links, without the word in which it was cut', async () => {
  const question = `Look at https://a.example/${'x'.repeat(1960)} and buy at pills.example.com, then write`;
  const mail = await sendDigest([exampleEnquiryRow({ question, suspicion: '2 links' })], 1);
  expect(mail?.text).toMatch(/^Look at \[link\] and buy at…$/m);
});

it('the digest waits for a mail server that delays its greeting', async () =>
  expect(await sendDigest([suspectedEnquiry], 1, 'slow')).toBeDefined());

it('the digest is delivered if some recipients accept it, with a remark about who refused it for now or for good', async () => {
  const to = [sales, full, gone];
  const { outcome, recipients } = await trySend({ newest: [suspectedEnquiry] }, { to, behavior: 'one is full' });
  expect(outcome).toMatchObject({ result: 'delivered', remark: `not accepted for ${full}, ${gone}` });
  expect(recipients).toEqual([sales]);
});

it('the digest that all recipients refuse is not delivered', async () => {
  const to = [full, gone];
  const { outcome, mails } = await trySend({ newest: [suspectedEnquiry] }, { to, behavior: 'one is full' });
  expect(outcome).toMatchObject({ result: expect.stringMatching(/^(?:deferred|refused)$/) });
  expect(mails).toEqual([]);
});
