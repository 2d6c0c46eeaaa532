import { describe, expect, it } from 'vitest';
import { exampleEnquiry } from '../testing/example-enquiry.ts';
import { enquiryUrl, filledForm, form, json } from '../testing/enquiry-requests.ts';
import { memoryStore } from '../testing/memory-store.ts';
import { exampleNow, startApp } from '../testing/running-app.ts';
import type { TestRequest } from '../testing/running-app.ts';

describe('too many enquiries', () => {
  const rateLimits = { perClient: 2, overall: 0 };

  it('are answered with 429 until some time has passed, in JSON to a script', async () => {
    const store = memoryStore();
    let uptime = 0;
    const { ask } = await startApp({ store, rateLimits, uptime: () => uptime });
    const statuses = [];
    for (const name of ['One', 'Two', 'Three'])
      statuses.push((await ask(enquiryUrl, json(exampleEnquiry({ name })))).status);
    expect(statuses).toEqual([201, 201, 429]);
    const answer = await ask(enquiryUrl, json(exampleEnquiry()));
    expect(answer.headers['retry-after']).toBe('300');
    expect(JSON.parse(answer.text)).toEqual({ error: expect.stringContaining('300 seconds') });
    uptime += 300_000;
    expect((await ask(enquiryUrl, json(exampleEnquiry()))).status).toBe(201);
    expect(store.stored).toHaveLength(3);
  });

  it('are not assumed because a clock was set ahead and back', async () => {
    let now = exampleNow;
    const { ask } = await startApp({ rateLimits, clock: () => now });
    now = new Date(exampleNow.getTime() + 800 * 86_400_000);
    expect((await ask(enquiryUrl, json(exampleEnquiry({ name: 'One' })))).status).toBe(201);
    now = exampleNow;
    expect((await ask(enquiryUrl, json(exampleEnquiry({ name: 'Two' })))).status).toBe(201);
  });

  it('do not include rejected ones', async () => {
    const { ask } = await startApp({ rateLimits });
    const statuses = [];
    for (const body of [{}, exampleEnquiry(), exampleEnquiry({ name: 'Two' }), {}])
      statuses.push((await ask(enquiryUrl, json(body))).status);
    expect(statuses).toEqual([422, 201, 201, 429]);
  });

  it('are answered with 429 too if their bodies are not enquiries', async () => {
    const { ask } = await startApp({ rateLimits });
    const statuses = [];
    for (const body of ['{', form({ ...filledForm, email: '' }), '{}'])
      statuses.push((await ask(enquiryUrl, typeof body === 'string' ? json(body) : body)).status);
    expect(statuses).toEqual([400, 422, 429]);
    expect((await ask(enquiryUrl, form(filledForm))).text).toContain('value="ada@example.com"');
  });

  it('are answered with a document that keeps what was typed, and pages are still served', async () => {
    const { ask } = await startApp({ rateLimits });
    for (const phone of ['(281) 555-0142', '(281) 555-0143'])
      expect((await ask(enquiryUrl, form({ ...filledForm, phone }))).status).toBe(303);
    const answer = await ask(enquiryUrl, form(filledForm));
    expect(answer.status).toBe(429);
    expect(answer.headers['retry-after']).toBe('300');
    expect(answer.text).toContain('value="ada@example.com"');
    expect((await ask('/')).status).toBe(200);
  });

  it('are distinguished by X-Forwarded-For only if the proxy is trusted', async () => {
    const requestFrom = (client: string): TestRequest =>
      json(exampleEnquiry(), { 'X-Forwarded-For': `192.0.2.99, ${client}` });
    const plain = await startApp({ rateLimits });
    const behindProxy = await startApp({ rateLimits, trustedProxies: ['loopback'] });
    for (const { ask, expected } of [
      { ask: plain.ask, expected: [201, 201, 429] },
      { ask: behindProxy.ask, expected: [201, 201, 201] },
    ]) {
      const clients = ['192.0.2.1', '192.0.2.2', '192.0.2.3'];
      const answers = await Promise.all(clients.map((client) => ask(enquiryUrl, requestFrom(client))));
      expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual(expected);
    }
    for (const status of [201, 429])
      expect((await behindProxy.ask(enquiryUrl, requestFrom('192.0.2.1'))).status).toBe(status);
  });
});
