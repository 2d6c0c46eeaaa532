import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { EnquiryRow } from '../model/database.ts';
import { exampleCompany } from '../testing/example-company.ts';
import { exampleDelivery } from '../testing/example-rows.ts';
import { temporaryFolder } from '#hosting/testing/temporary-folder.ts';
import { startTestSmtp } from '../testing/test-smtp.ts';
import type { TestSmtp } from '../testing/test-smtp.ts';
import { createConfirmationSender } from './confirmation-mail.ts';
import { readConfirmationContent } from './confirmation-content.ts';
import { parseMailSettings } from './mail-settings.ts';

const words = {
  subject: 'We have your message',
  headline: 'Thank you!',
  paragraphs: ['We read it & answer.', 'Keep the number.'],
  reference: 'Your reference number',
  received: 'Received',
  notYou: 'If it was not you, do nothing.',
  signature: ['Juniper Jay', '(281) 555-0142'],
  replyTo: 'hello@juniperjay.example',
};

async function sendConfirmation({ port, mails }: TestSmtp, fields: Partial<EnquiryRow> = {}) {
  const settings = parseMailSettings({
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: 'Juniper Jay <site@juniperjay.example>',
    MAIL_TO: 'sales@juniperjay.example',
  });
  if (!settings) throw new Error('the settings of the test are incomplete');
  expect(
    await createConfirmationSender(settings, words, exampleCompany).send(
      exampleDelivery(fields),
      new AbortController().signal,
    ),
  ).toEqual({
    result: 'delivered',
  });
  return mails[0];
}

describe('a confirmation', () => {
  it('tells the sender that the enquiry has arrived, and its reference', async () => {
    const mail = await sendConfirmation(await startTestSmtp());
    expect(mail).toMatchObject({
      from: { name: 'Juniper Jay', address: 'site@juniperjay.example' },
      to: [{ name: '', address: 'ada@example.com' }],
      replyTo: [{ name: '', address: 'hello@juniperjay.example' }],
      subject: 'We have your message (K4MX-7R2W)',
      messageId: '<0b7c5d9e-4a52-4c6e-9f0f-3f0a0d0c1b2a@juniperjay.example>',
    });
    expect(mail?.headers).toContainEqual(expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }));
    expect(mail?.text).toBe(
      [
        'Thank you!',
        '',
        'We read it & answer.',
        '',
        'Keep the number.',
        '',
        'Your reference number: K4MX-7R2W',
        'Received: Saturday, November 21, 2026 at 12:00 PM CST',
        '',
        'If it was not you, do nothing.',
        '',
        '-- ',
        'Juniper Jay',
        '(281) 555-0142',
        '',
      ].join('\n'),
    );
    expect(mail?.html).toContain('We read it &amp; answer.');
    expect(mail?.html).toContain('K4MX-7R2W');
  });

  it('contains nothing that the sender wrote except the address it is sent to', async () => {
    const senderFields = {
      name: 'Zebra Quagga',
      phone: '(999) 888-7777',
      question: 'Yak and xerus',
      suspicion: 'wombat',
      created: '1999-09-09T09:09:09.000Z',
    };
    const mail = await sendConfirmation(await startTestSmtp(), senderFields);
    const { to, headers, subject, text, html } = mail ?? {};
    const mailContent = JSON.stringify([subject, text, html, headers?.filter(({ key }) => key !== 'to')]);
    // The random digits of its Message-ID and of its boundaries may spell anything: "ada", "888".
    const withoutRandomDigits = mailContent.replace(/[\da-f-]{12,}/gi, '');
    expect(to).toEqual([{ name: '', address: 'ada@example.com' }]);
    for (const word of ['Zebra', 'Quagga', '888', 'Yak', 'xerus', 'wombat', '1999'])
      expect(withoutRandomDigits).not.toContain(word);
    expect(withoutRandomDigits).not.toMatch(/ada/i);
  });
});

describe('the words of a confirmation', () => {
  const folderWithContent = (json: string): string => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, '.build'), { recursive: true });
    writeFileSync(join(folder, '.build/confirmation.json'), json);
    return folder;
  };

  it('are read as the build has written them', () =>
    expect(readConfirmationContent(folderWithContent(JSON.stringify(words)))).toEqual(words));

  it.each([
    '{',
    '{}',
    'null',
    JSON.stringify({ ...words, notYou: '' }),
    JSON.stringify({ ...words, paragraphs: 'one' }),
  ])('stop the start with the fix if they are missing: %s', (json) =>
    expect(() => readConfirmationContent(folderWithContent(json))).toThrow(
      expect.objectContaining({ name: 'StartError', message: expect.stringContaining('npm run build') }),
    ),
  );
});
