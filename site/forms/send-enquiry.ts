import { secondsHeader } from '#contract/enquiry-form.ts';
import { referenceShape } from '#contract/enquiry-reference.ts';
import type { Enquiry } from '#contract/enquiry.ts';

/** What sending needs of the browser; tests give their own and need not wait. */
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

const longestTry = 10_000;

/** How long to wait before each further try. With three full tries the worst case ends after 34 seconds. */
const pauses = [1_000, 3_000];

/**
 * Posts an enquiry as JSON. A lost connection, a try that takes too long and a 5xx are tried again with the same bytes,
 * which the server keeps only once; a 4xx is final. Rejects with the last failure.
 *
 * `seconds` is for how long the form was filled in; null is not told. Resolves with the reference that the API gave the
 * enquiry, '' where it gave none: only the status decides whether it was sent.
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
  for (let tried = 0; ; tried++) {
    const answer = await tryOnce(address, { headers, body }, tools);
    if ('reference' in answer) return answer.reference;
    const pause = answer.final ? undefined : pauses[tried];
    if (pause === undefined) throw answer.reason;
    await tools.wait(pause);
  }
}

async function tryOnce(address: string, sent: RequestInit, { fetch, timeout }: SendTools) {
  try {
    const response = await fetch(address, {
      ...sent,
      method: 'POST',
      credentials: 'include',
      signal: timeout(longestTry),
    });
    if (response.ok) return { reference: await referenceIn(response) };
    const { status } = response;
    return { reason: new Error(`The enquiry was answered with status ${status}`), final: status < 500 };
  } catch (reason) {
    return { reason, final: false };
  }
}

/** An API may answer with anything, or with nothing: the enquiry was sent all the same. */
async function referenceIn(response: Pick<Response, 'json'>): Promise<string> {
  try {
    const { reference } = (await response.json()) as { reference?: unknown };
    return typeof reference === 'string' && referenceShape.test(reference) ? reference : '';
  } catch {
    return '';
  }
}
