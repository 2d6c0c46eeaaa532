import { expect, it } from 'vitest';
import { parseWebhookSettings } from './webhook-settings.ts';

const complete = { WEBHOOK_URL: 'https://crm.example/hush', WEBHOOK_SECRET: '0123456789abcdef' };

it('no webhook without settings', () => expect(parseWebhookSettings({})).toBeUndefined());

it('both settings are used', () =>
  expect(parseWebhookSettings(complete)).toEqual({ url: 'https://crm.example/hush', secret: '0123456789abcdef' }));

it('user and password of the URL become a login', () =>
  expect(parseWebhookSettings({ ...complete, WEBHOOK_URL: 'https://site:p%40ss@crm.example/hush' })).toEqual({
    url: 'https://crm.example/hush',
    login: { user: 'site', pass: 'p@ss' },
    secret: '0123456789abcdef',
  }));

it.each([
  ['WEBHOOK_URL', ''],
  ['WEBHOOK_URL', 'crm.example/hush'],
  ['WEBHOOK_URL', 'file:///hush'],
  ['WEBHOOK_URL', 'https://site:hush%@crm.example/'],
  ['WEBHOOK_SECRET', ''],
  ['WEBHOOK_SECRET', 'hush'],
])('%s=%j is refused with the fix and without repeating it', (name, value) => {
  const parse = (): unknown => parseWebhookSettings({ ...complete, [name]: value });
  expect(parse).toThrow(
    expect.objectContaining({
      name: 'StartError',
      message: expect.stringMatching(`^${name} (is .*: set it to |has .*: write )`),
    }),
  );
  expect(parse).not.toThrow('hush');
});
