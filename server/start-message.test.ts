import { expect, it } from 'vitest';
import { startMessage } from './start-message.ts';

const off = {
  mail: undefined,
  webhook: undefined,
  retentionMonths: undefined,
  holdSpam: false,
  confirmationMail: false,
};
const mail = {
  smtp: { host: 'mail.example', port: 587, secure: false, requireTLS: true, auth: { user: 'site', pass: 'hush' } },
  from: { name: 'Juniper Jay', address: 'site@juniperjay.example' },
  to: [
    { name: '', address: 'sales@juniperjay.example' },
    { name: 'Bo', address: 'bo@juniperjay.example' },
  ],
};
const webhook = { url: 'https://crm.example/hush', secret: 'hush' };

const message = (settings: Partial<Parameters<typeof startMessage>[0]>): string[] =>
  startMessage({ ...off, ...settings }, 'http://localhost:8080/', '/data/enquiries.sqlite');

it('says where the site is, where enquiries are kept, and that nobody is notified of them', () =>
  expect(message({})).toEqual([
    'The site is at http://localhost:8080/',
    'Enquiries are kept in /data/enquiries.sqlite (to read them: npm run enquiries -- list)',
    'Mail is off until it is configured (SMTP_URL, MAIL_FROM, MAIL_TO): enquiries are stored, and nobody is notified of them.',
  ]));

it('says who is notified, what is deleted, and no secret', () => {
  const lines = message({ mail, webhook, retentionMonths: 24 });
  expect(lines.slice(2)).toEqual([
    'Enquiries older than 24 months are deleted, unless a delivery still waits or has failed.',
    'The webhook at crm.example is called for each enquiry.',
    'Mail is on: each enquiry is sent to sales@juniperjay.example, bo@juniperjay.example through mail.example:587.',
  ]);
  expect(lines.join('\n')).not.toContain('hush');
});

it('says that suspected spam is held, and how people learn of it', () => {
  expect(message({ mail, holdSpam: true, confirmationMail: true }).slice(2, 4)).toEqual([
    'Suspected spam is held until somebody releases it: a mail lists it once a day.',
    'Whoever sends an enquiry gets a confirmation by mail, once a day at most.',
  ]);
  expect(message({ holdSpam: true })[2]).toContain('nobody is notified of it');
});

it('says that only the webhook is called', () =>
  expect(message({ webhook }).at(-1)).toContain('nobody is notified of them by mail.'));

it('says why enquiries are not kept yet', () =>
  expect(startMessage(off, 'http://localhost:8080/', new Error('The database cannot be used (it is full).'))[1]).toBe(
    'Enquiries are answered with 503 until the database can be opened, which is tried every second. ' +
      'The database cannot be used (it is full).',
  ));
