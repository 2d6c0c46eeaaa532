import { expect, it } from 'vitest';
import { parseMailSettings } from './mail-settings.ts';

const complete = {
  SMTP_URL: 'smtp://site:p%40ss@mail.example.com',
  MAIL_FROM: 'Juniper Jay <site@juniperjay.example>',
  MAIL_TO: 'sales@juniperjay.example, Bo Ünal <bo@juniperjay.example>',
};

it('mail is off without settings', () => expect(parseMailSettings({ SMTP_URL: '', MAIL_TO: '' })).toBeUndefined());

it('each setting is used; a login requires an encrypted connection', () =>
  expect(parseMailSettings(complete)).toEqual({
    smtp: {
      host: 'mail.example.com',
      port: 587,
      secure: false,
      requireTLS: true,
      auth: { user: 'site', pass: 'p@ss' },
    },
    from: { name: 'Juniper Jay', address: 'site@juniperjay.example' },
    to: [
      { name: '', address: 'sales@juniperjay.example' },
      { name: 'Bo Ünal', address: 'bo@juniperjay.example' },
    ],
    alertTo: [
      { name: '', address: 'sales@juniperjay.example' },
      { name: 'Bo Ünal', address: 'bo@juniperjay.example' },
    ],
  }));

it('alerts are sent to ALERT_TO instead of MAIL_TO if it is set', () =>
  expect(parseMailSettings({ ...complete, ALERT_TO: 'ops@juniperjay.example' })).toMatchObject({
    to: [{}, {}],
    alertTo: [{ address: 'ops@juniperjay.example' }],
  }));

it.each([
  ['smtps://mail.example.com', { host: 'mail.example.com', port: 465, secure: true, requireTLS: false }],
  ['smtp://[::1]:25/', { host: '::1', port: 25, secure: false, requireTLS: false }],
  ['smtp://mail.müller.example', { host: 'mail.xn--mller-kva.example' }],
  ['smtp://a:b@LOCALHOST', { host: 'localhost', requireTLS: false }],
  ['smtp://a:b@localhost', { host: 'localhost', port: 587, secure: false, requireTLS: false }],
])('%s is valid', (SMTP_URL, smtp) => expect(parseMailSettings({ ...complete, SMTP_URL })).toMatchObject({ smtp }));

it.each([
  ['SMTP_URL', 'mail.example.com'],
  ['SMTP_URL', 'http://mail.example.com'],
  ['SMTP_URL', 'smtp://'],
  ['SMTP_URL', 'smtp://:hush@mail.example.com'],
  ['SMTP_URL', 'smtp://user:hush@mail.example.com/path'],
  ['SMTP_URL', 'smtp://user:hush%@mail.example.com'],
  ['SMTP_URL', 'smtp://hush%zz:pass@mail.example.com'],
  ['MAIL_FROM', 'site'],
  ['MAIL_FROM', 'a@example.com, b@example.com'],
  ['MAIL_FROM', 'a@example.com\nBcc: b@example.com'],
  ['MAIL_TO', 'sales@example.com, nobody'],
  ['MAIL_TO', 'sales@example.com bo@example.com'],
  ['MAIL_TO', 'Sales <sales@example.com> bo@example.com'],
])('%s=%j is refused with the fix and without a password', (name, value) => {
  const parse = (): unknown => parseMailSettings({ ...complete, [name]: value });
  expect(parse).toThrow(
    expect.objectContaining({
      name: 'StartError',
      message: expect.stringMatching(`^${name} (is .*: set it to |has .*: write )`),
    }),
  );
  expect(parse).not.toThrow('hush');
});

it.each(Object.keys(complete))('if only %s is missing, it is named', (name) =>
  expect(() => parseMailSettings({ ...complete, [name]: '' })).toThrow(`${name} is missing`),
);
