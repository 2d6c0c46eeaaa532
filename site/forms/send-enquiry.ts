import { secondsHeader } from '#contract/enquiry-form.ts';
import { referenceShape } from '#contract/enquiry-reference.ts';
import type { Enquiry } from '#contract/enquiry.ts';
import type { FieldError } from '#contract/field-error.ts';

/** An accepted enquiry. The status alone says that it was sent: the response's body is read only on request. */
export interface SentEnquiry {
  /** The enquiry's reference from the API, or '' if there is none. Never rejects. */
  reference: () => Promise<string>;
}

export type SendEnquiry = (address: string, enquiry: Enquiry, seconds: number | null) => Promise<SentEnquiry>;

type ApiResponse = Pick<Response, 'ok' | 'status' | 'json'>;

/** Thrown if the API rejects an enquiry, or responds to the last attempt with a 5xx. */
export class EnquiryNotAccepted extends Error {
  override name = 'EnquiryNotAccepted';
  readonly #response: ApiResponse;

  constructor(response: ApiResponse) {
    super(`The enquiry was answered with status ${response.status}`);
    this.#response = response;
  }

  /** The invalid fields; empty if the body does not name any. Never rejects. */
  async refusals(): Promise<FieldError[]> {
    const { refusals } = (await readJson(this.#response)) as { refusals?: unknown };
    return Array.isArray(refusals) ? refusals.filter(isFieldError) : [];
  }
}

/** The browser functions that sending uses; tests replace them to avoid waiting. */
export interface SendDependencies {
  fetch: (address: string, request: RequestInit) => Promise<ApiResponse>;
  /** Resolves after this number of milliseconds. */
  wait: (milliseconds: number) => Promise<unknown>;
  /** Returns a signal that aborts after this number of milliseconds. */
  timeout: (milliseconds: number) => AbortSignal;
}

const browserDependencies: SendDependencies = {
  fetch: (address, request) => fetch(address, request),
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  timeout: (milliseconds) => AbortSignal.timeout(milliseconds),
};

/** Milliseconds after which an attempt is abandoned. */
const attemptTimeout = 10_000;

/** Milliseconds before the second and the third attempt: with these, the worst case takes 34 seconds. */
const retryDelays = [1_000, 3_000];

/**
 * Posts an enquiry as JSON. A lost connection, a timeout and a 5xx are retried with the same bytes, which the server stores
 * only once; a 4xx is final. Rejects with the last failure.
 *
 * `seconds` is the time taken to fill in the form; null is not sent.
 */
export async function sendEnquiry(
  address: string,
  enquiry: Enquiry,
  seconds: number | null,
  dependencies: SendDependencies = browserDependencies,
): Promise<SentEnquiry> {
  const headers = {
    'Content-Type': 'application/json',
    ...(seconds !== null && { [secondsHeader]: String(Math.floor(seconds)) }),
  };
  const body = JSON.stringify(enquiry);
  for (let attempt = 0; ; attempt++) {
    const result = await post(address, { headers, body }, dependencies);
    if ('sent' in result) return result.sent;
    const delay = result.isFinal ? undefined : retryDelays[attempt];
    if (delay === undefined) throw result.reason;
    await dependencies.wait(delay);
  }
}

async function post(address: string, request: RequestInit, { fetch, timeout }: SendDependencies) {
  try {
    const response = await fetch(address, {
      ...request,
      method: 'POST',
      credentials: 'include',
      signal: timeout(attemptTimeout),
    });
    if (response.ok) return { sent: { reference: () => readReference(response) } };
    return { reason: new EnquiryNotAccepted(response), isFinal: response.status < 500 };
  } catch (reason) {
    return { reason, isFinal: false };
  }
}

/** Returns '' if the body is missing or has another shape: the enquiry was sent anyway. */
async function readReference(response: ApiResponse): Promise<string> {
  const { reference } = (await readJson(response)) as { reference?: unknown };
  return typeof reference === 'string' && referenceShape.test(reference) ? reference : '';
}

/** Returns an empty object if the body is not JSON, is null, or does not arrive in time. Never rejects. */
async function readJson(response: ApiResponse): Promise<object> {
  try {
    return Object((await response.json()) ?? {}) as object;
  } catch {
    return {};
  }
}

const isFieldError = (refusal: unknown): refusal is FieldError => {
  const { field, reason } = Object(refusal) as Partial<Record<string, unknown>>;
  return typeof field === 'string' && typeof reason === 'string' && reason !== '';
};
