import { secondsHeader } from '#contract/enquiry-form.ts';
import { referenceShape } from '#contract/enquiry-reference.ts';
import type { Enquiry } from '#contract/enquiry.ts';

/** The browser's functions that sending uses; tests replace them and need not wait. */
export interface SendTools {
  fetch: (address: string, request: RequestInit) => Promise<Pick<Response, 'ok' | 'status' | 'json'>>;
  /** Resolves after so many milliseconds. */
  wait: (milliseconds: number) => Promise<unknown>;
  /** A signal that aborts after so many milliseconds. */
  timeout: (milliseconds: number) => AbortSignal;
}

const browser: SendTools = {
  fetch: (address, request) => fetch(address, request),
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  timeout: (milliseconds) => AbortSignal.timeout(milliseconds),
};

/** In milliseconds, as the delays below. */
const attemptTimeout = 10_000;

/** Before the second and third attempt; the worst case takes 34 seconds. */
const retryDelays = [1_000, 3_000];

/**
 * Posts an enquiry as JSON. A lost connection, a timeout and a 5xx are retried with the same bytes, which the server stores
 * only once; a 4xx is final. Rejects with the last failure.
 *
 * `seconds` is the time taken to fill in the form; null is not sent. Resolves with the reference that the API gave the
 * enquiry, or '' without one: the status alone decides whether it was sent.
 */
export async function sendEnquiry(
  address: string,
  enquiry: Enquiry,
  seconds: number | null,
  tools: SendTools = browser,
): Promise<string> {
  const headers = {
    'Content-Type': 'application/json',
    ...(seconds !== null && { [secondsHeader]: String(Math.floor(seconds)) }),
  };
  const body = JSON.stringify(enquiry);
  for (let attempt = 0; ; attempt++) {
    const result = await post(address, { headers, body }, tools);
    if ('reference' in result) return result.reference;
    const delay = result.final ? undefined : retryDelays[attempt];
    if (delay === undefined) throw result.reason;
    await tools.wait(delay);
  }
}

async function post(address: string, request: RequestInit, { fetch, timeout }: SendTools) {
  try {
    const response = await fetch(address, {
      ...request,
      method: 'POST',
      credentials: 'include',
      signal: timeout(attemptTimeout),
    });
    if (response.ok) return { reference: await readReference(response) };
    const { status } = response;
    return { reason: new Error(`The enquiry was answered with status ${status}`), final: status < 500 };
  } catch (reason) {
    return { reason, final: false };
  }
}

/** '' for a body of any other shape, or none: the enquiry is sent all the same. */
async function readReference(response: Pick<Response, 'json'>): Promise<string> {
  try {
    const { reference } = (await response.json()) as { reference?: unknown };
    return typeof reference === 'string' && referenceShape.test(reference) ? reference : '';
  } catch {
    return '';
  }
}
