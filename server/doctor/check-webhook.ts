import { errorMessage } from '../text/error-message.ts';
import type { Config } from '../config.ts';
import type { Finding } from '../model/finding.ts';
import { missing, ok, wrong } from '../model/finding.ts';

/** Milliseconds to wait for the receiver's response. */
const timeLimit = 10_000;

/** Checks whether the webhook's address answers. Sends no enquiry; reports only the host of the address. */
export async function checkWebhook({ webhook }: Pick<Config, 'webhook'>): Promise<Finding[]> {
  if (!webhook) return [];
  const { host } = new URL(webhook.url);
  try {
    const response = await fetch(webhook.url, {
      method: 'HEAD',
      redirect: 'manual',
      signal: AbortSignal.timeout(timeLimit),
    });
    await response.body?.cancel();
    // Some receivers that accept only POST answer HEAD with 404: no reason for an alarm. The outbox shows calls that are refused.
    if (response.status === 404) {
      const advice = 'send an enquiry and see whether it arrives, or check WEBHOOK_URL';
      return [
        missing('webhook', `${host} answers HEAD with 404, as some receivers do that accept only POST: ${advice}`),
      ];
    }
    // Most receivers that accept only POST answer HEAD with 405 or 501.
    if (response.status < 500 || response.status === 501) return [ok('webhook', `${host} answers`)];
    return [wrong('webhook', `${host} answers with status ${response.status}: check WEBHOOK_URL and the receiver`)];
  } catch (error) {
    return [wrong('webhook', `${host} cannot be reached (${errorMessage(error).replaceAll(webhook.url, host)})`)];
  }
}
