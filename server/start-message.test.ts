import { expect, it } from 'vitest';
import { startMessage } from './start-message.ts';

const off = {
  mail: undefined,
  webhook: undefined,
  retentionMonths: undefined,
  holdSpam: false,
  confirmationMail: false,
  rateLimits: { perClient: 60, overall: 3000 },
};
const to = [
  { name: '', address: 'sales@juniperjay.example' },
  { name: 'Bo', address: 'bo@juniperjay.example' },
];
const mail = {
  smtp: { host: 'mail.example', port: 587, secure: false, requireTLS: true, auth: { user: 'site', pass: 'hush' } },
  from: { name: 'Juniper Jay', address: 'site@juniperjay.example' },
  to,
  alertTo: to,
};
const webhook = { url: 'https://crm.example/hush', secret: 'hush' };

const message = (settings: Partial<Parameters<typeof startMessage>[0]>): string[] =>
  startMessage({ ...off, ...settings }, 'http://localhost:8080/', '/data/enquiries.sqlite');

it('prints where the site is, where enquiries are stored, and that nobody is notified of them', () =>
  expect(message({})).toEqual([
    'The site is at http://localhost:8080/',
    'Enquiries are kept in /data/enquiries.sqlite (to read them: npm run enquiries -- list)',
    'Mail is off until it is configured (SMTP_URL, MAIL_FROM, MAIL_TO): enquiries are stored, and nobody is notified of them.',
  ]));

it('prints who is notified and what is deleted, but no secret', () => {
  const lines = message({ mail, webhook, retentionMonths: 24 });
  expect(lines.slice(2)).toEqual([
    'Enquiries older than 24 months are deleted, unless a delivery still waits or has failed.',
    'The webhook at crm.example is called for each enquiry.',
    'Mail is on: each enquiry is sent to sales@juniperjay.example, bo@juniperjay.example through mail.example:587.',
  ]);
  expect(lines.join('\n')).not.toContain('hush');
});

it('prints a single month of retention in the singular', () =>
  expect(message({ retentionMonths: 1 })[2]).toMatch(/^Enquiries older than 1 month are deleted/));

it('prints the IPv6 address of a mail server in brackets', () => {
  const [line = ''] = message({ mail: { ...mail, smtp: { ...mail.smtp, host: 'fd00::25', port: 2525 } } }).slice(-1);
  expect(line).toMatch(/ through \[fd00::25\]:2525\.$/);
});

it('prints that suspected spam is held, how people are told, and that it gets no confirmation', () => {
  expect(message({ mail, holdSpam: true, confirmationMail: true }).slice(2, 4)).toEqual([
    'Suspected spam is held until somebody releases it: a mail lists it once a day.',
    'Everyone who sends an enquiry gets a confirmation by mail, once a day at most, unless it looks like spam.',
  ]);
  expect(message({ holdSpam: true })[2]).toContain('nobody is notified of it');
});

it.each([
  [{ perClient: 0, overall: 0 }, 'The number of enquiries is not limited.'],
  [
    { perClient: 0, overall: 3000 },
    'RATE_LIMIT is 0: clients have no limit of their own, but in ten minutes a network is limited to 300 enquiries, ' +
      'an organization to 600 and all together to 3000 (RATE_LIMIT_OVERALL=0 lifts these limits).',
  ],
  [
    { perClient: 60, overall: 0 },
    'RATE_LIMIT_OVERALL is 0: networks and the total have no limit, but each client is limited to 60 enquiries in ten ' +
      'minutes (RATE_LIMIT=0 lifts this limit).',
  ],
])('prints which limits apply if one or both are off: %o', (rateLimits, words) =>
  expect(message({ rateLimits })[2]).toBe(words),
);

it('prints that only the webhook is called', () =>
  expect(message({ webhook }).at(-1)).toContain('nobody is notified of them by mail.'));

it('prints why enquiries are not stored yet', () =>
  expect(startMessage(off, 'http://localhost:8080/', new Error('The database cannot be used (it is full).'))[1]).toBe(
    'Enquiries are answered with 503 until the database can be opened; the server tries every second. ' +
      'The database cannot be used (it is full).',
  ));
