import { expect, it } from 'vitest';
import { checkSettings } from './check-settings.ts';

const none = { file: undefined, written: {} };

it('all wrong settings are reported at once, each with its fix, and the others are used', () => {
  const { config, findings } = checkSettings(
    { PORT: 'x', RATE_LIMIT: '-1', SMTP_URL: 'mail.example', MAIL_TO: 'a@b.example', ADMIN_PORT: '9100' },
    '/home',
    none,
  );
  expect(findings.map(({ state }) => state)).toEqual(['wrong', 'wrong', 'wrong']);
  expect(new Set(findings.map(({ words }) => words.split(' ', 1)[0]))).toEqual(
    new Set(['MAIL_FROM', 'PORT', 'RATE_LIMIT']),
  );
  expect(config).toMatchObject({ port: 8080, adminPort: 9100, mail: undefined });
});

it('a setting in the file that nothing reads is wrong, with a suggestion', () => {
  const written = { SMPT_URL: '', TRUSTPROXY: 'loopback', WHATEVER: '1', NODE_ENV: 'production', PORT: '1' };
  const { findings } = checkSettings(written, '/home', { file: '/srv/settings', written });
  expect(findings.map(({ words }) => words)).toEqual([
    '/srv/settings sets SMPT_URL, which nothing reads: write SMTP_URL',
    '/srv/settings sets TRUSTPROXY, which nothing reads: write TRUST_PROXY',
    '/srv/settings sets WHATEVER, which nothing reads: delete it',
  ]);
});

it('configured settings are listed, without their values', () => {
  const { findings } = checkSettings({ ADMIN_TOKEN: 'hush-hush-hush-hush' }, '/home', none);
  expect(findings).toEqual([
    { what: 'settings', state: 'ok', words: 'ADMIN_TOKEN (from the environment; there is no .env)' },
  ]);
});
