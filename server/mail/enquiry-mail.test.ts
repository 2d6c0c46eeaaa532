import { describe, expect, it, test } from 'vitest';
import type { Sender } from '../model/delivery.ts';
import { exampleCompany } from '../testing/example-company.ts';
import { exampleDelivery } from '../testing/example-rows.ts';
import { testSmtp } from '../testing/test-smtp.ts';
import type { SmtpBehavior, TestSmtp } from '../testing/test-smtp.ts';
import type { EnquiryRow } from '../model/database.ts';
import { createEnquiryMailSender } from './enquiry-mail.ts';
import { parseMailSettings } from './mail-settings.ts';

const open = new AbortController().signal;

function senderTo({ port }: TestSmtp, login = '', to = 'sales@juniperjay.example'): Sender {
  const settings = parseMailSettings({
    SMTP_URL: `smtp://${login}127.0.0.1:${port}`,
    MAIL_FROM: 'Juniper Jay <site@juniperjay.example>',
    MAIL_TO: to,
  });
  if (!settings) throw new Error('there are settings');
  return createEnquiryMailSender(settings, exampleCompany);
}

const send = (sender: Sender, fields: Partial<EnquiryRow> = {}) => sender.send(exampleDelivery(fields), open);

describe('a mail', () => {
  it('notifies of an enquiry, and a reply goes to the enquirer', async () => {
    const smtp = await testSmtp();
    expect(await send(senderTo(smtp))).toEqual({ result: 'delivered' });
    const [mail] = smtp.mails;
    expect(mail).toMatchObject({
      from: { name: 'Juniper Jay', address: 'site@juniperjay.example' },
      to: [{ name: '', address: 'sales@juniperjay.example' }],
      replyTo: [{ name: 'Ada Moreno', address: 'ada@example.com' }],
      subject: 'Ada Moreno: Could you build us a booking system? (K4MX-7R2W)',
      messageId: '<0b7c5d9e-4a52-4c6e-9f0f-3f0a0d0c1b2a@juniperjay.example>',
      date: '2026-11-21T18:00:00.000Z',
    });
    expect(mail?.text).toBe(
      [
        'New inquiry from Ada Moreno',
        '',
        'Could you build us',
        'a booking system?',
        '',
        '-- ',
        'Email:     ada@example.com',
        'Phone:     (281) 555-0142  tel:+12815550142',
        'Received:  Saturday, November 21, 2026 at 12:00 PM CST',
        'Reference: K4MX-7R2W',
        'Inquiry:   7',
        '',
        'An answer to this mail goes to Ada Moreno.',
        '',
      ].join('\n'),
    );
    expect(mail?.html).toContain('Could you build us<br>\na booking system?');
    expect(mail?.html).toContain('href="tel:+12815550142"');
    expect(mail?.html).toContain('href="mailto:ada@example.com"');
  });

  it('says why it is suspected, and that it is an application', async () => {
    const smtp = await testSmtp();
    await send(senderTo(smtp), { suspicion: 'three links', form: 'careers', phone: '' });
    const [mail] = smtp.mails;
    expect(mail?.subject).toBe(
      '[Suspected spam] Application from Ada Moreno: Could you build us a booking system? (K4MX-7R2W)',
    );
    for (const part of [mail?.text, mail?.html]) expect(part).toContain('Suspected spam: three links.');
    expect(mail?.text).toContain('Phone:     none given');
    expect(mail?.html).not.toContain('tel:');
  });

  test.each([
    ['name', { name: 'Ada\r\nBcc: everybody@example.org\r\n\r\nBuy this' }],
    ['question', { question: 'Hello\r\nBcc: everybody@example.org\r\nSubject: Buy this' }],
    ['suspicion', { suspicion: 'links\r\nBcc: everybody@example.org' }],
  ])('takes no header from the %s', async (_, fields) => {
    const smtp = await testSmtp();
    await send(senderTo(smtp), fields);
    const names = smtp.mails[0]?.headers.map(({ key }) => key).sort();
    expect(names).toEqual(
      [
        'auto-submitted',
        'content-type',
        'date',
        'from',
        'message-id',
        'mime-version',
        'reply-to',
        'subject',
        'to',
        'x-auto-response-suppress',
      ].sort(),
    );
    expect(smtp.mails[0]?.subject).not.toMatch(/[\r\n]/);
  });

  it('shows markup as it was written and no text the wrong way round', async () => {
    const smtp = await testSmtp();
    await send(senderTo(smtp), { name: '<b>Bo\u202e Ünal</b>', question: '<script>alert(1)</script> & "so"' });
    const [mail] = smtp.mails;
    expect(mail?.subject).toBe('<b>Bo Ünal</b>: <script>alert(1)</script> & "so" (K4MX-7R2W)');
    expect(mail?.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;so&quot;');
    expect(mail?.html).not.toMatch(/<(b|script)>/);
  });

  it('has the company’s colors and contains its icon, so that nothing is fetched', async () => {
    const smtp = await testSmtp();
    await send(senderTo(smtp), { suspicion: 'three links' });
    const [mail] = smtp.mails;
    expect(new Set(mail?.html?.match(/(?<=[:" ])#[\da-f]{3,6}\b/gi))).toEqual(
      new Set(Object.entries(exampleCompany.colors).flatMap(([name, color]) => (name === 'ember' ? [] : [color]))),
    );
    expect(mail?.attachments).toMatchObject([
      { contentId: '<icon@brand>', mimeType: 'image/png', disposition: 'inline', related: true },
    ]);
    expect(mail?.html).toContain('<img src="cid:icon@brand"');
    expect(mail?.html).not.toMatch(/(src|href)="https?:/);
  });

  it('contains a long question in full, and its first words in the subject', async () => {
    const smtp = await testSmtp();
    const question = `${'Wörter über Wörter, '.repeat(499)}\n\n👩‍💻 end`;
    await send(senderTo(smtp), { question });
    expect(smtp.mails[0]?.subject).toBe('Ada Moreno: Wörter über Wörter, Wörter über Wörter, Wörter über… (K4MX-7R2W)');
    expect(smtp.mails[0]?.text).toContain(question);
  });

  test.each([
    ['combining marks', `e${'\u0301'.repeat(5000)}`],
    ['joined emoji', '👩\u200d'.repeat(2000)],
  ])('has a subject of at most a kilobyte for %s', async (_, text) => {
    const smtp = await testSmtp();
    await send(senderTo(smtp), { name: text, question: text });
    expect(Buffer.byteLength(smtp.mails[0]?.subject ?? '')).toBeLessThan(1024);
  });
});

describe('a mail server', () => {
  test.each<[SmtpBehavior, unknown]>([
    ['not now', { result: 'deferred', reason: expect.stringContaining('451 come back later') }],
    ['never', { result: 'refused', reason: expect.stringContaining('550 no such mailbox') }],
    ['closing', { result: 'lost', reason: expect.stringContaining('421 closing down') }],
    ['cuts', { result: 'lost', reason: expect.any(String), mayHaveArrived: true }],
  ])('that says %s is an outcome', async (behavior, outcome) => {
    const smtp = await testSmtp();
    smtp.behavior = behavior;
    expect(await send(senderTo(smtp))).toEqual(outcome);
    smtp.behavior = 'accepts';
    expect(await send(senderTo(smtp))).toEqual({ result: 'delivered' });
  });

  it('that refuses one of several recipients has accepted the mail, with a remark', async () => {
    const smtp = await testSmtp();
    const sender = senderTo(smtp, '', 'sales@juniperjay.example, gone@juniperjay.example');
    expect(await send(sender)).toEqual({ result: 'delivered', remark: 'not accepted for gone@juniperjay.example' });
    expect(smtp.mails).toHaveLength(1);
  });

  it('that sends a flood is read up to 500 characters', async () => {
    const smtp = await testSmtp();
    smtp.behavior = 'never';
    smtp.words = 'x'.repeat(60_000);
    const outcome = await send(senderTo(smtp));
    expect(outcome).toEqual({ result: 'refused', reason: expect.stringMatching(/550 x+$/) });
    expect('reason' in outcome && outcome.reason).toHaveLength(500);
  });

  it('that is unreachable loses the attempt, and a probe reports that until it is back', async () => {
    const smtp = await testSmtp();
    const channel = senderTo(smtp);
    await smtp.stop();
    expect(await send(channel)).toEqual({ result: 'lost', reason: expect.stringContaining('ECONNREFUSED') });
    await expect(channel.probe?.(open)).rejects.toThrow('ECONNREFUSED');
    await smtp.start();
    await expect(channel.probe?.(open)).resolves.toBeUndefined();
  });

  it('that stays silent is abandoned when the server stops', async () => {
    const smtp = await testSmtp();
    smtp.behavior = 'silent';
    const cut = new AbortController();
    const again = { ...exampleDelivery(), isFirstAttempt: false };
    const both = Promise.allSettled([senderTo(smtp).send(again, cut.signal), senderTo(smtp).probe?.(cut.signal)]);
    await expect.poll(() => smtp.visits).toBe(2);
    cut.abort();
    const [sent, probed] = await both;
    // Neither has waited for its own time limit.
    expect(sent).toMatchObject({
      status: 'fulfilled',
      value: { result: 'lost', reason: expect.stringContaining('aborted') },
    });
    expect(probed).toMatchObject({ status: 'rejected', reason: new Error('the probe was cut off') });
  });

  it('that refuses our login is distinguished from one that is away', async () => {
    const smtp = await testSmtp({ password: 'right' });
    expect(await send(senderTo(smtp, 'site:wrong@'))).toMatchObject({ result: 'lost' });
    await expect(senderTo(smtp, 'site:wrong@').probe?.(open)).rejects.toThrow(
      expect.objectContaining({ name: 'LoginRefusedError' }),
    );
    expect(await send(senderTo(smtp, 'site:right@'))).toEqual({ result: 'delivered' });
    await expect(senderTo(smtp, 'site:right@').probe?.(open)).resolves.toBeUndefined();
  });
});
