import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { honeypotField, secondsHeader } from '#contract/enquiry-form.ts';
import { exampleEnquiry } from '../testing/example-enquiry.ts';
import { enquiryUrl, filledForm, form, json } from '../testing/enquiry-requests.ts';
import { memoryStore } from '../testing/memory-store.ts';
import { startApp } from '../testing/running-app.ts';
import type { TestRequest } from '../testing/running-app.ts';

describe('a store that fails', () => {
  it('is answered with 503 and Retry-After, and the next enquiry is accepted once it works', async () => {
    const store = memoryStore();
    const { ask } = await startApp({ store });
    store.failure = new Error('database or disk is full');
    const failed = await ask(enquiryUrl, json(exampleEnquiry()));
    expect(failed.status).toBe(503);
    expect(failed.headers['retry-after']).toBe('5');
    expect(failed.text).not.toContain('disk');
    expect((await ask('/')).status).toBe(200);
    store.failure = undefined;
    expect((await ask(enquiryUrl, json(exampleEnquiry()))).status).toBe(201);
  });

  it('gives a person without JavaScript their text back', async () => {
    const store = memoryStore();
    store.failure = new Error('full');
    const { ask } = await startApp({ store });
    const answer = await ask(enquiryUrl, form(filledForm));
    expect(answer.status).toBe(503);
    expect(answer.headers['retry-after']).toBe('5');
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.text).toContain('value="ada@example.com"');
  });
});

describe('a confirmation', () => {
  const browserHeaders = { 'Sec-Fetch-Site': 'same-origin' };
  const formScriptHeaders = { ...browserHeaders, [secondsHeader]: '42' };

  /** Whether each of these enquiries may be confirmed. */
  async function mayBeConfirmed(...requests: TestRequest[]): Promise<(boolean | undefined)[]> {
    const store = memoryStore();
    const { ask } = await startApp({ store, allowedOrigins: new Set(['https://www.example.com']) });
    for (const request of requests) expect((await ask(enquiryUrl, request)).status).toBeLessThan(400);
    return store.metadata.map(({ mayConfirm }) => mayConfirm);
  }

  it('may be sent to a person who filled in a form, whether by its script, without it, or on our other site', async () => {
    const elsewhere = { Origin: 'https://www.example.com', 'Sec-Fetch-Site': 'cross-site' };
    expect(
      await mayBeConfirmed(
        json(exampleEnquiry(), formScriptHeaders),
        form(filledForm),
        json(exampleEnquiry(), elsewhere),
      ),
    ).toEqual([true, true, true]);
  });

  it('is not sent at the request of a program, nor for suspected spam', async () => {
    expect(
      await mayBeConfirmed(
        json(exampleEnquiry()),
        json(exampleEnquiry(), browserHeaders),
        json(exampleEnquiry(), { ...browserHeaders, [secondsHeader]: 'soon' }),
        json(exampleEnquiry(), { ...browserHeaders, [secondsHeader]: '0' }),
        json(exampleEnquiry({ name: 'https://a.example' }), formScriptHeaders),
        form(filledForm, {}),
        form({ ...filledForm, [honeypotField]: 'x' }),
      ),
    ).toEqual(Array(7).fill(false));
  });

  it('is sent for the first three enquiries from one client, not for the fourth', async () => {
    const names = ['One', 'Two', 'Three', 'Four'];
    expect(await mayBeConfirmed(...names.map((name) => json(exampleEnquiry({ name }), formScriptHeaders)))).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });
});

describe('the log', () => {
  it('has id, route, status and duration of a request, and nothing that a person wrote', async () => {
    const lines: string[] = [];
    const log = pino({ level: 'trace' }, { write: (line) => void lines.push(line) });
    const store = memoryStore();
    const { ask } = await startApp({ store, log });
    const stored = await ask(`${enquiryUrl}?email=ada@example.com`, json(exampleEnquiry()));
    await ask(enquiryUrl, json({ ...exampleEnquiry(), email: 'not an address' }));
    await ask(enquiryUrl, json('{"name":"Ada Moreno"'));
    await ask(enquiryUrl, form({ ...filledForm, email: '' }));
    await ask('/api/Ada-Moreno');
    const unreadable = await ask('/api/Ada%zz');
    await ask('/');
    store.failure = new Error('full');
    await ask(enquiryUrl, json(exampleEnquiry()));
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      requestId: stored.headers['x-request-id'],
      method: 'POST',
      route: enquiryUrl,
      status: 201,
      milliseconds: expect.any(Number),
    });
    expect(JSON.parse(lines[5] ?? '')).toMatchObject({
      requestId: unreadable.headers['x-request-id'],
      method: 'GET',
      route: 'none',
      status: 400,
    });
    // One line for each request to the API, and one for the failure of the store.
    expect(lines).toHaveLength(8);
    expect(lines.join('')).not.toMatch(/Ada|Moreno|example\.com|555-0142|booking|not an address|127\.0\.0\.1/);
  });
});
