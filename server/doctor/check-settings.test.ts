import { expect, it } from 'vitest';
import { checkSettings } from './check-settings.ts';

const noFile = { file: undefined, fileSettings: {} };

it('wrong settings are reported together, each with its fix, and the others are used', () => {
  const { config, findings } = checkSettings({ PORT: 'x', RATE_LIMIT: '-1', ADMIN_PORT: '9100' }, '/home', noFile);
  expect(findings).toEqual([
    { what: 'settings', state: 'wrong', message: expect.stringMatching(/^PORT is "x": set it to a whole number/) },
    {
      what: 'settings',
      state: 'wrong',
      message: expect.stringMatching(/^RATE_LIMIT is "-1": set it to a whole number/),
    },
  ]);
  expect(config).toMatchObject({ port: 8080, adminPort: 9100 });
});

it('one wrong setting of a group is reported, and the whole group is ignored', () => {
  const mail = { SMTP_URL: 'mail.example', MAIL_TO: 'office@b.example', MAIL_FROM: 'x' };
  const { config, findings } = checkSettings(mail, '/home', noFile);
  expect(findings).toEqual([
    {
      what: 'settings',
      state: 'wrong',
      message: expect.stringMatching(/^MAIL_FROM is "x": set it to an email address/),
    },
  ]);
  expect(config.mail).toBeUndefined();
});

const examples: Record<string, { right: string; wrong: string }> = {
  PORT: { right: '8080', wrong: 'x' },
  DATABASE_URL: { right: 'postgres://site:x@127.0.0.1/site', wrong: 'x' },
  SMTP_URL: { right: 'smtp://127.0.0.1:2525', wrong: '127.0.0.1:2525' },
  MAIL_FROM: { right: 'Website <website@example.com>', wrong: 'x' },
  MAIL_TO: { right: 'sales@example.com', wrong: 'x' },
  ALERT_TO: { right: 'you@example.com', wrong: 'x' },
  CONFIRMATION_MAIL: { right: 'yes', wrong: 'x' },
  WEBHOOK_URL: { right: 'https://hooks.example.com', wrong: 'x' },
  WEBHOOK_SECRET: { right: '0123456789abcdef', wrong: 'x' },
  HOLD_SPAM: { right: 'yes', wrong: 'x' },
  RETENTION_MONTHS: { right: '24', wrong: 'x' },
};

it.each(Object.keys(examples))('settings with a wrong %s are never reported as ok, whatever else is set', (culprit) => {
  const pick = (names: string[]): Record<string, string> =>
    Object.fromEntries(
      names.map((name) => [name, (name === culprit ? examples[name]?.wrong : examples[name]?.right) ?? '']),
    );
  const environments = [
    [culprit],
    ...Object.keys(examples).map((other) => [culprit, other]),
    Object.keys(examples),
  ].map(pick);
  for (const environment of environments) {
    const { findings } = checkSettings(environment, '/home', noFile);
    expect(findings, JSON.stringify(environment)).toContainEqual(expect.objectContaining({ state: 'wrong' }));
  }
});

it('a setting in the file that nothing reads is reported as wrong, and a similar name is suggested', () => {
  const readSettings = { NODE_ENV: 'production', PGPASSWORD: 'secret', PORT: '1' };
  const fileSettings = { SMPT_URL: '', TRUSTPROXY: 'loopback', WHATEVER: '1', ...readSettings };
  const { findings } = checkSettings(fileSettings, '/home', { file: '/srv/settings', fileSettings });
  expect(findings.map(({ message }) => message)).toEqual([
    '/srv/settings sets SMPT_URL, which nothing reads: write SMTP_URL',
    '/srv/settings sets TRUSTPROXY, which nothing reads: write TRUST_PROXY',
    '/srv/settings sets WHATEVER, which nothing reads: delete it',
  ]);
});

it('a setting in the file that Node reads before the file is reported as wrong, with where to set it', () => {
  const fileSettings = { NODE_EXTRA_CA_CERTS: '/etc/ca.pem', NODE_OPTIONS: '--use-system-ca', TZ: 'UTC' };
  const { findings } = checkSettings(fileSettings, '/home', { file: '/srv/settings', fileSettings });
  const fix = 'which Node reads before that file: set it in the environment in which the server is started';
  expect(findings.map(({ message }) => message)).toEqual([
    `/srv/settings sets NODE_EXTRA_CA_CERTS, ${fix}`,
    `/srv/settings sets NODE_OPTIONS, ${fix}`,
  ]);
});

it('configured settings are listed, without their values', () => {
  const { findings } = checkSettings({ ADMIN_TOKEN: 'hush-hush-hush-hush' }, '/home', noFile);
  expect(findings).toEqual([
    { what: 'settings', state: 'ok', message: 'ADMIN_TOKEN (from the environment; there is no .env)' },
  ]);
});
