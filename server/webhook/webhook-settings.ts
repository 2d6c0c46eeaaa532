import { decodeCredentials } from '../startup/decode-credentials.ts';
import { SettingError } from '../startup/setting-error.ts';

export type WebhookSettings = {
  /** The URL without user and password. */
  url: string;
  /** Login in addition to the signature, if the URL contained one. */
  login?: { user: string; pass: string };
  /** The secret shared by sender and receiver, for the signature. */
  secret: string;
};

/** Characters of the shortest secret: a shorter one can be guessed. */
const minSecretLength = 16;

/**
 * Reads `WEBHOOK_URL` (`https://user:password@host/path`, if the receiver requires a login) and `WEBHOOK_SECRET`.
 * Undefined if both are absent: no webhook is called.
 *
 * @throws SettingError if one is wrong or missing. Its message repeats neither, since both may be secret.
 */
export function parseWebhookSettings(environment: Record<string, string | undefined>): WebhookSettings | undefined {
  const { WEBHOOK_URL: url, WEBHOOK_SECRET: secret } = environment;
  if (!url && !secret) return undefined;
  if (!url || !URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) {
    throw new SettingError(
      'WEBHOOK_URL',
      'is missing or not a web address: set it to one such as https://crm.example.com/enquiries, or leave ' +
        'WEBHOOK_SECRET out as well.',
    );
  }
  if (!secret || secret.length < minSecretLength) {
    throw new SettingError(
      'WEBHOOK_SECRET',
      `is missing or shorter than ${minSecretLength} characters: set it to a long random text that the ` +
        'receiver of the webhook knows too, such as what openssl rand -hex 32 prints.',
    );
  }
  const address = new URL(url);
  if (address.username === '' && address.password === '') return { url, secret };
  const login = decodeCredentials('WEBHOOK_URL', address);
  address.username = '';
  address.password = '';
  return { url: address.href, login, secret };
}
