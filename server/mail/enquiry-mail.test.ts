import { describe, expect, it } from 'vitest';
import { sendExample, createMailSenderTo } from '../testing/enquiry-mail-sender.ts';
import { exampleCompany } from '../testing/example-company.ts';
import { startTestSmtp } from '../testing/test-smtp.ts';

describe('a mail', () => {
  it('notifies of an enquiry, and a reply goes to the enquirer', async () => {
    const smtp = await startTestSmtp();
    expect(await sendExample(createMailSenderTo(smtp))).toEqual({ result: 'delivered' });
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
        'A reply to this email goes to Ada Moreno.',
        '',
      ].join('\n'),
    );
    expect(mail?.html).toContain('Could you build us<br>\na booking system?');
    expect(mail?.html).toContain('href="tel:+12815550142"');
    expect(mail?.html).toContain('href="mailto:ada@example.com"');
  });

  it('says why it is suspected, and that it is an application', async () => {
    const smtp = await startTestSmtp();
    await sendExample(createMailSenderTo(smtp), { suspicion: 'three links', form: 'careers', phone: '' });
    const [mail] = smtp.mails;
    expect(mail?.subject).toBe(
      '[Suspected spam] Application from Ada Moreno: Could you build us a booking system? (K4MX-7R2W)',
    );
    for (const part of [mail?.text, mail?.html]) expect(part).toContain('Suspected spam: three links.');
    expect(mail?.text).toContain('Phone:     none given');
    expect(mail?.html).not.toContain('tel:');
  });

  it.each([
    ['name', { name: 'Ada\r\nBcc: everybody@example.org\r\n\r\nBuy this' }],
    ['question', { question: 'Hello\r\nBcc: everybody@example.org\r\nSubject: Buy this' }],
    ['suspicion', { suspicion: 'links\r\nBcc: everybody@example.org' }],
  ])('takes no header from the %s', async (_, fields) => {
    const smtp = await startTestSmtp();
    await sendExample(createMailSenderTo(smtp), fields);
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

  it('shows markup as it was written, and neither name nor subject the wrong way round', async () => {
    const smtp = await startTestSmtp();
    await sendExample(createMailSenderTo(smtp), {
      name: '<b>Bo\u202e Ünal</b>',
      question: '<script>alert(1)</script> & "so"',
    });
    const [mail] = smtp.mails;
    expect(mail?.subject).toBe('<b>Bo Ünal</b>: <script>alert(1)</script> & "so" (K4MX-7R2W)');
    expect(mail?.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;so&quot;');
    expect(mail?.html).not.toMatch(/<(b|script)>/);
  });

  it('has no encoded word of the sender’s: decoded, it could bring back removed characters', async () => {
    const smtp = await startTestSmtp();
    const word = '=?utf-8?q?CEO=E2=80=AEmada?=';
    await sendExample(createMailSenderTo(smtp), { name: word, question: word });
    const [mail] = smtp.mails;
    expect(mail?.replyTo).toEqual([{ name: '= ?utf-8?q?CEO=E2=80=AEmada?=', address: 'ada@example.com' }]);
    expect(mail?.subject).toBe('= ?utf-8?q?CEO=E2=80=AEmada?=: = ?utf-8?q?CEO=E2=80=AEmada?= (K4MX-7R2W)');
  });

  it('has a Message-ID of ASCII characters whatever letters the sender’s domain has', async () => {
    const smtp = await startTestSmtp();
    await sendExample(createMailSenderTo(smtp, { from: 'site@müller.example' }));
    expect(smtp.mails[0]?.messageId).toMatch(/^<[\w-]+@xn--mller-kva\.example>$/);
  });

  it('has the company’s colors and contains its icon, so that nothing is fetched', async () => {
    const smtp = await startTestSmtp();
    await sendExample(createMailSenderTo(smtp), { suspicion: 'three links' });
    const [mail] = smtp.mails;
    // Ember marks errors in forms.
    const { ember: _, ...mailColors } = exampleCompany.colors;
    expect(new Set(mail?.html?.match(/(?<=[:" ])#[\da-f]{3,6}\b/gi))).toEqual(new Set(Object.values(mailColors)));
    expect(mail?.attachments).toMatchObject([
      { contentId: '<icon@brand>', mimeType: 'image/png', disposition: 'inline', related: true },
    ]);
    expect(mail?.html).toContain('<img src="cid:icon@brand"');
    expect(mail?.html).not.toMatch(/(src|href)="https?:/);
  });

  it('contains a long question in full, and its first words in the subject', async () => {
    const smtp = await startTestSmtp();
    const question = `${'Wörter über Wörter, '.repeat(499)}\n\n👩‍💻 end`;
    await sendExample(createMailSenderTo(smtp), { question });
    expect(smtp.mails[0]?.subject).toBe('Ada Moreno: Wörter über Wörter, Wörter über Wörter, Wörter über… (K4MX-7R2W)');
    expect(smtp.mails[0]?.text).toContain(question);
  });

  it.each([
    ['combining marks', `e${'\u0301'.repeat(5000)}`],
    ['joined emoji', '👩\u200d'.repeat(2000)],
  ])('has a subject of at most a kilobyte for %s', async (_, text) => {
    const smtp = await startTestSmtp();
    await sendExample(createMailSenderTo(smtp), { name: text, question: text });
    expect(Buffer.byteLength(smtp.mails[0]?.subject ?? '')).toBeLessThan(1024);
  });
});
