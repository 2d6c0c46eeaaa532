import type { Enquiry } from '#contract/enquiry.ts';

/** What sending needs of the browser; tests give their own and need not wait. */
export interface SendTools {
  fetch: (address: string, request: RequestInit) => Promise<Pick<Response, 'ok' | 'status'>>;
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
 */
export async function sendEnquiry(address: string, enquiry: Enquiry, tools: SendTools = browser): Promise<void> {
  const body = JSON.stringify(enquiry);
  for (let tried = 0; ; tried++) {
    const failure = await tryOnce(address, body, tools);
    if (!failure) return;
    const pause = failure.final ? undefined : pauses[tried];
    if (pause === undefined) throw failure.reason;
    await tools.wait(pause);
  }
}

async function tryOnce(address: string, body: string, { fetch, timeout }: SendTools) {
  try {
    const { ok, status } = await fetch(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      credentials: 'include',
      body,
      signal: timeout(longestTry),
    });
    return ok ? null : { reason: new Error(`The enquiry was answered with status ${status}`), final: status < 500 };
  } catch (reason) {
    return { reason, final: false };
  }
}
