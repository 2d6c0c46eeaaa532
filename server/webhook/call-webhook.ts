import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { Outcome } from '../model/delivery.ts';
import { errorMessage } from '../text/error-message.ts';
import { truncateExternalText } from '../text/truncate-external-text.ts';
import { signWebhook } from './sign-webhook.ts';
import type { WebhookSettings } from './webhook-settings.ts';

/** Milliseconds to wait for a receiver at one attempt. */
const timeout = 10_000;

/** The program to call. Without a secret the call is not signed: its URL and login are the only authorization. */
type Receiver = Omit<WebhookSettings, 'secret'> & { secret?: string };

type WebhookCall = {
  /** A UUID, the same at every attempt. */
  id: string;
  /** JSON. */
  body: string;
};

/** The diagnostics channel on which Node's fetch reports that a request was sent in full, which its errors do not say. */
const requestSentChannel = 'undici:request:bodySent';

/**
 * Posts JSON to a program with the headers `Webhook-Id`, `Webhook-Timestamp` (seconds since 1970) and
 * `Webhook-Signature`; any 2xx means that it was accepted. Never rejects: if all was sent and the answer is missing, it may have arrived.
 */
export async function callWebhook(
  { url, login, secret }: Receiver,
  { id, body }: WebhookCall,
  { clock, signal }: { clock: () => Date; signal: AbortSignal },
): Promise<Outcome> {
  const timestamp = String(Math.floor(clock().getTime() / 1000));
  let wasSent = false;
  const onRequestSent = (message: unknown): void => {
    if (isRequestOf(message, id)) wasSent = true;
  };
  subscribe(requestSentChannel, onRequestSent);
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        ...(login && { Authorization: `Basic ${Buffer.from(`${login.user}:${login.pass}`).toString('base64')}` }),
        'Webhook-Id': id,
        'Webhook-Timestamp': timestamp,
        ...(secret && { 'Webhook-Signature': signWebhook(secret, timestamp, body) }),
      },
      body,
      // A redirect would take the enquiry to an address that nobody configured: outcomeOf refuses it.
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeout)]),
    });
    await response.body?.cancel();
    return outcomeOf(response.status);
  } catch (error) {
    const { pathname, search } = new URL(url);
    const secrets = [url, pathname + search, pathname, search, login?.user, login?.pass, secret];
    const reason = redactSecrets(secrets, truncateExternalText(errorMessage(error)));
    return wasSent ? { result: 'lost', reason, mayHaveArrived: true } : { result: 'lost', reason };
  } finally {
    unsubscribe(requestSentChannel, onRequestSent);
  }
}

function isRequestOf(message: unknown, id: string): boolean {
  const { request } = message as { request?: { headers?: unknown } };
  return Array.isArray(request?.headers) && request.headers.includes(id);
}

function outcomeOf(status: number): Outcome {
  if (status >= 200 && status < 300) return { result: 'delivered' };
  const reason = `the receiver answered with status ${status}`;
  if (status < 500 && status !== 408 && status !== 429) return { result: 'refused', reason };
  return { result: 'deferred', reason };
}

/** The address may contain a key: errors mention only its host. A single character, such as the path `/`, may stay. */
function redactSecrets(secrets: (string | undefined)[], reason: string): string {
  return secrets.reduce<string>(
    (redacted, secret) => (secret && secret.length > 1 ? redacted.replaceAll(secret, '(hidden)') : redacted),
    reason,
  );
}
