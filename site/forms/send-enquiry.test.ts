import { describe, expect, it } from 'vitest';
import { secondsHeader } from '#contract/enquiry-form.ts';
import { EnquiryNotAccepted, sendEnquiry, type SendDependencies } from './send-enquiry.ts';

const enquiry = {
  email: 'dana@gulfline.example',
  name: 'Dana Whitfield',
  question: 'Could you look at our routes?',
  phone: '(713) 555-0118',
  created: '2026-11-21T16:40:00.000Z',
  applicationId: 9,
};

/** The result of a request: a response with this status, a lost connection, or none before the timeout. */
type Outcome = number | 'lost' | 'silent';

/** A network in which requests have these outcomes one after the other, and which records its use. */
function network(...outcomes: Outcome[]) {
  return networkWithBody('{"stored":true,"reference":"K4MX-7R2W"}', ...outcomes);
}

/** A network in which requests have these outcomes one after the other; each response has this body. */
function networkWithBody(body: string, ...outcomes: Outcome[]) {
  const requests: { address: string; request: RequestInit }[] = [];
  const waits: number[] = [];
  const timeouts: number[] = [];
  const dependencies: SendDependencies = {
    fetch: async (address, request) => {
      requests.push({ address, request });
      const outcome = outcomes[requests.length - 1];
      if (outcome === 'lost') throw new TypeError('Failed to fetch');
      if (outcome === 'silent') throw request.signal!.reason;
      return { ok: outcome! < 400, status: outcome!, json: async () => JSON.parse(body) as unknown };
    },
    wait: async (milliseconds) => void waits.push(milliseconds),
    timeout: (milliseconds) => {
      timeouts.push(milliseconds);
      return AbortSignal.abort(new DOMException('The operation timed out', 'TimeoutError'));
    },
  };
  return { requests, waits, timeouts, dependencies };
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

describe('sending an enquiry', () => {
  it('posts the six fields as JSON, with credentials', async () => {
    const { requests, dependencies } = network(201);
    await sendEnquiry('/api/customerEnquiry', enquiry, 42.9, dependencies);
    expect(requests).toHaveLength(1);
    const { address, request } = requests[0]!;
    expect(address).toBe('/api/customerEnquiry');
    expect(request).toMatchObject({
      method: 'POST',
      credentials: 'include',
      headers: { 'Content-Type': 'application/json' },
    });
    expect(JSON.parse(request.body as string)).toEqual(enquiry);
  });

  it('sends the seconds that it took to fill in the form, if they are given', async () => {
    const { requests, dependencies } = network(201, 201);
    await sendEnquiry('/api/customerEnquiry', enquiry, 42.9, dependencies);
    await sendEnquiry('/api/customerEnquiry', enquiry, null, dependencies);
    expect(requests.map(({ request }) => request.headers)).toEqual([
      { 'Content-Type': 'application/json', [secondsHeader]: '42' },
      { 'Content-Type': 'application/json' },
    ]);
  });

  it('returns the reference of what was sent', async () => {
    const { dependencies } = network(503, 201);
    const sent = await sendEnquiry('/api/customerEnquiry', enquiry, 1, dependencies);
    expect(await sent.reference()).toBe('K4MX-7R2W');
  });

  it.each(['', '<p>Thank you</p>', '{}', 'null', '{"reference":7}', '{"reference":"<b>Call 1-900</b>"}'])(
    'succeeds without a reference if the response’s body is %j',
    async (body) => {
      const { requests, dependencies } = networkWithBody(body, 200);
      const sent = await sendEnquiry('/api/customerEnquiry', enquiry, 1, dependencies);
      expect(await sent.reference()).toBe('');
      expect(requests).toHaveLength(1);
    },
  );

  it('succeeds once the status arrives, even if the body never ends', async () => {
    const { dependencies } = network();
    const endless = { ok: true, status: 200, json: () => new Promise<never>(() => undefined) };
    await expect(
      sendEnquiry('/api/customerEnquiry', enquiry, 1, { ...dependencies, fetch: async () => endless }),
    ).resolves.toBeDefined();
  });

  it.each([
    ['{"refusals":[{"field":"name","reason":"Please enter your name."}]}', ['name']],
    ['{"refusals":[{"field":"name"},{"field":7,"reason":"x"},null,{"field":"email","reason":"y"}]}', ['email']],
    ['{"refusals":"name"}', []],
    ['<p>No</p>', []],
    ['null', []],
  ])('fails if the API responds with 422 and %s, with errors for the fields %j', async (body, fields) => {
    const { dependencies } = networkWithBody(body, 422);
    const error: unknown = await sendEnquiry('/api/customerEnquiry', enquiry, 1, dependencies).catch(
      (reason: unknown) => reason,
    );
    expect((await (error as EnquiryNotAccepted).refusals()).map(({ field }) => field)).toEqual(fields);
  });

  it('retries after a lost connection and after a 5xx, with the same bytes', async () => {
    const { requests, dependencies } = network('lost', 503, 201);
    await sendEnquiry('/api/customerEnquiry', enquiry, 42.9, dependencies);
    expect(requests).toHaveLength(3);
    expect(new Set(requests.map(({ request }) => request.body)).size).toBe(1);
  });

  it('gives up after three attempts with the last failure', async () => {
    const { requests, dependencies } = network('lost', 'lost', 500);
    await expect(sendEnquiry('/api/customerEnquiry', enquiry, 42.9, dependencies)).rejects.toThrow('status 500');
    expect(requests).toHaveLength(3);
  });

  it('does not repeat what was rejected', async () => {
    for (const status of [400, 403, 415, 422, 429]) {
      const { requests, waits, dependencies } = network(status);
      await expect(sendEnquiry('/api/customerEnquiry', enquiry, 42.9, dependencies)).rejects.toThrow(
        `status ${status}`,
      );
      expect(requests).toHaveLength(1);
      expect(waits).toEqual([]);
    }
  });

  it('takes at most ten seconds for each attempt, and less than 40 for all of them with their delays', async () => {
    const { requests, waits, timeouts, dependencies } = network('silent', 'silent', 'silent');
    await expect(sendEnquiry('/api/customerEnquiry', enquiry, 42.9, dependencies)).rejects.toThrow('timed out');
    expect(requests.every(({ request }) => request.signal!.aborted)).toBe(true);
    expect(timeouts).toEqual([10_000, 10_000, 10_000]);
    expect(sum(timeouts) + sum(waits)).toBeLessThan(40_000);
  });
});
