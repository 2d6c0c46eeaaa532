import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { parseConfig } from './config.ts';

it('without settings the site is at localhost:8080 and keeps its data beside itself', () =>
  expect(parseConfig({ PORT: '' }, '/site')).toEqual({
    host: 'localhost',
    port: 8080,
    dataDir: '/site/data',
    databaseUrl: undefined,
    erasureList: '/site/data/erasures',
    backupDir: undefined,
    siteDir: '/site/dist',
    allowedOrigins: new Set(),
    trustedProxies: [],
    proxyHeader: 'x-forwarded-for',
    rateLimits: { perClient: 60, overall: 3000 },
    adminPort: undefined,
    adminToken: undefined,
    mail: undefined,
    webhook: undefined,
    retentionMonths: undefined,
    holdSpam: false,
    confirmationMail: false,
    leaseTime: 15_000,
    logLevel: 'info',
  }));

it('each setting is used', () =>
  expect(
    parseConfig(
      {
        HOST: '0.0.0.0',
        PORT: '0',
        DATA_DIR: 'kept',
        DATABASE_URL: 'postgres://site:secret@db.example/enquiries',
        SITE_DIR: '/built',
        ALLOWED_ORIGINS: 'https://www.example, http://localhost:3000',
        TRUST_PROXY: 'loopback, 192.0.2.1,10.0.0.0/8,2001:db8::/32',
        PROXY_HEADER: 'Forwarded',
        RATE_LIMIT: '0',
        RATE_LIMIT_OVERALL: '100',
        ADMIN_PORT: '0',
        ADMIN_TOKEN: '0123456789abcdef',
        SMTP_URL: 'smtp://mail.example',
        MAIL_FROM: 'Juniper Jay <site@juniperjay.example>',
        MAIL_TO: 'sales@juniperjay.example',
        ALERT_TO: 'ops@juniperjay.example',
        ERASURE_LIST: '/kept/erasures',
        BACKUP_DIR: '/kept/backups',
        WEBHOOK_URL: 'https://crm.example/enquiries',
        WEBHOOK_SECRET: '0123456789abcdef',
        RETENTION_MONTHS: '24',
        HOLD_SPAM: 'yes',
        CONFIRMATION_MAIL: 'yes',
        LEASE_SECONDS: '5',
        LOG_LEVEL: 'debug',
      },
      '/site',
    ),
  ).toEqual({
    host: '0.0.0.0',
    port: 0,
    dataDir: resolve('kept'),
    databaseUrl: 'postgres://site:secret@db.example/enquiries',
    erasureList: '/kept/erasures',
    backupDir: '/kept/backups',
    siteDir: '/built',
    allowedOrigins: new Set(['https://www.example', 'http://localhost:3000']),
    trustedProxies: ['loopback', '192.0.2.1', '10.0.0.0/8', '2001:db8::/32'],
    proxyHeader: 'forwarded',
    rateLimits: { perClient: 0, overall: 100 },
    adminPort: 0,
    adminToken: '0123456789abcdef',
    mail: {
      smtp: { host: 'mail.example', port: 587, secure: false, requireTLS: false, auth: undefined },
      from: { name: 'Juniper Jay', address: 'site@juniperjay.example' },
      to: [{ name: '', address: 'sales@juniperjay.example' }],
      alertTo: [{ name: '', address: 'ops@juniperjay.example' }],
    },
    webhook: { url: 'https://crm.example/enquiries', secret: '0123456789abcdef' },
    retentionMonths: 24,
    holdSpam: true,
    confirmationMail: true,
    leaseTime: 5000,
    logLevel: 'debug',
  }));

it.each([
  ['https://www.example/', 'https://www.example'],
  ['https://WWW.example', 'https://www.example'],
  ['https://www.example:443', 'https://www.example'],
  ['https://müller.example', 'https://xn--mller-kva.example'],
])('ALLOWED_ORIGINS=%s is the origin that browsers call %s', (text, origin) =>
  expect(parseConfig({ ALLOWED_ORIGINS: text }, '/site').allowedOrigins).toEqual(new Set([origin])),
);

it.each([
  ['PORT', 'http'],
  ['PORT', '65536'],
  ['PORT', '-1'],
  ['PORT', '80.5'],
  ['ALLOWED_ORIGINS', 'www.example'],
  ['ALLOWED_ORIGINS', 'https://www.example/path/'],
  ['ALLOWED_ORIGINS', 'https://www.example/?'],
  ['ALLOWED_ORIGINS', 'https://www.example#'],
  ['ALLOWED_ORIGINS', 'https://somebody@www.example'],
  ['ALLOWED_ORIGINS', 'javascript:alert(1)'],
  ['ALLOWED_ORIGINS', '*'],
  ['ALLOWED_ORIGINS', 'https://www.example,'],
  ['PROXY_HEADER', 'X-Real-IP'],
  ['TRUST_PROXY', '1'],
  ['TRUST_PROXY', 'true'],
  ['TRUST_PROXY', '0.0.0.0/0'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['TRUST_PROXY', 'proxy.example'],
  ['RATE_LIMIT', '-1'],
  ['RATE_LIMIT_OVERALL', 'many'],
  ['ADMIN_PORT', 'http'],
  ['ADMIN_TOKEN', 'short'],
  ['ADMIN_TOKEN', 'a token with blanks in it'],
  ['RETENTION_MONTHS', '0'],
  ['HOLD_SPAM', 'true'],
  ['CONFIRMATION_MAIL', 'on'],
  ['RETENTION_MONTHS', '2 years'],
  ['LEASE_SECONDS', '1'],
  ['LEASE_SECONDS', '31'],
  ['LEASE_SECONDS', '2.5'],
  ['LOG_LEVEL', 'loud'],
])('%s=%s is refused with its name and the fix', (name, value) =>
  expect(() => parseConfig({ [name]: value }, '/site')).toThrow(
    expect.objectContaining({ name: 'StartError', message: expect.stringMatching(`^${name} is .*: set it to `) }),
  ),
);

it('suspected spam is held if a mail can list it, unless configured otherwise', () => {
  const mail = { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'a@example.com', MAIL_TO: 'b@example.com' };
  const webhook = { WEBHOOK_URL: 'https://crm.example/', WEBHOOK_SECRET: '0123456789abcdef' };
  expect(parseConfig(mail, '/site').holdSpam).toBe(true);
  expect(parseConfig({ ...mail, HOLD_SPAM: 'no' }, '/site').holdSpam).toBe(false);
  expect(parseConfig(webhook, '/site').holdSpam).toBe(false);
  expect(parseConfig({ ...webhook, HOLD_SPAM: 'yes' }, '/site').holdSpam).toBe(true);
});

it('a token that is refused is not repeated', () =>
  expect(() => parseConfig({ ADMIN_TOKEN: 'hush-hush' }, '/site')).toThrow(
    expect.objectContaining({ message: expect.not.stringContaining('hush') }),
  ));

it('a confirmation by mail requires mail settings', () =>
  expect(() => parseConfig({ CONFIRMATION_MAIL: 'yes' }, '/site')).toThrow(
    expect.objectContaining({ name: 'StartError', message: expect.stringContaining('set SMTP_URL') }),
  ));

it.each(['db.example', 'mysql://site:secret@db.example/enquiries', 'postgres://site:secret@db.example'])(
  'DATABASE_URL=%s is refused with the fix and without repeating what may be a password',
  (value) => {
    const parse = (): unknown => parseConfig({ DATABASE_URL: value }, '/site');
    expect(parse).toThrow(/^DATABASE_URL is .*: set it to one such as postgres:.*DATA_DIR\.$/);
    expect(parse).not.toThrow('secret');
  },
);

it('a % in the name of the database that does not begin an escape is refused with the fix', () =>
  expect(() => parseConfig({ DATABASE_URL: 'postgres://site:secret@db.example/db%' }, '/site')).toThrow(
    expect.objectContaining({ name: 'StartError', message: expect.stringMatching(/^DATABASE_URL .*: write %25/) }),
  ));
