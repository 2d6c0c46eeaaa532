import { createHmac } from 'node:crypto';

/**
 * The signature of a webhook's body: HMAC-SHA256, keyed with the secret, of `timestamp` (Unix seconds), a period and the body, as
 * `sha256=` and hexadecimal. The receiver recomputes and compares it, and refuses a timestamp that is minutes old.
 */
export function signWebhook(secret: string, timestamp: string, body: string): string {
  return `sha256=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`;
}
