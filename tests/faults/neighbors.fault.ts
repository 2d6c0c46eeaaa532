import { Agent, request } from 'node:http';
import { expect, inject, it, onTestFinished } from 'vitest';
import { exampleEnquiry } from '#server/testing/example-enquiry.ts';
import { anyDatabase } from '#server/testing/test-databases.ts';
import { startServer } from './start-server.ts';

/** Requests from the network 2001:db8:5::/56 for each honest enquiry of others: 50 a second against one in two seconds. */
const hostilePerHonest = 100;
const clients = 8;

it.for<[string, number, { question?: string }]>([
  ['bodies that are not enquiries', 422, { question: '' }],
  ['enquiries', 201, {}],
])(
  'a network that sends %s without end leaves room for the others',
  async ([, statusWithinLimit, fields], { annotate }) => {
    const database = await anyDatabase();
    const server = await startServer({
      ...database.environment,
      TRUST_PROXY: 'loopback',
      RATE_LIMIT: '',
      RATE_LIMIT_OVERALL: '',
    });
    const agent = new Agent({ keepAlive: true, maxSockets: clients });
    onTestFinished(() => agent.destroy());
    const total = inject('rounds') * 2 * hostilePerHonest;
    const hostileStatuses = new Map<number, number>();
    const honestStatuses: number[] = [];
    let count = 0;
    const client = async (): Promise<void> => {
      while (count < total) {
        const number = count++;
        const from = `2001:db8:5:${(number % 256).toString(16)}::${number.toString(16)}`;
        const body = exampleEnquiry({ name: `Hostile ${number}`, ...fields });
        const status = await post(server.port, agent, from, body);
        hostileStatuses.set(status, (hostileStatuses.get(status) ?? 0) + 1);
        if (number % hostilePerHonest > 0) continue;
        const person = number / hostilePerHonest;
        const address = `198.${18 + (person >> 8)}.${person & 255}.7`;
        honestStatuses.push(await post(server.port, agent, address, exampleEnquiry({ name: `Honest ${person}` })));
      }
    };
    await Promise.all(Array.from({ length: clients }, client));
    const rejectedHonest = honestStatuses.filter((status) => status !== 201).length;
    const statuses = [...hostileStatuses].map(([status, times]) => `${times} times ${status}`).join(', ');
    const figures = `${honestStatuses.length - rejectedHonest} of ${honestStatuses.length} honest enquiries taken; the others got ${statuses}`;
    await annotate(figures);
    expect(rejectedHonest / honestStatuses.length).toBeLessThanOrEqual(0.01);
    expect(hostileStatuses.get(statusWithinLimit)).toBeGreaterThan(0);
    expect(hostileStatuses.get(429)).toBeGreaterThan(0);
  },
);

function post(port: number, agent: Agent, from: string, enquiry: unknown): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': from };
  request(
    { host: '127.0.0.1', port, agent, path: '/api/customerEnquiry', method: 'POST', headers },
    (response) => void response.resume().once('end', () => resolve(response.statusCode ?? 0)),
  )
    .once('error', reject)
    .end(JSON.stringify(enquiry));
  return promise;
}
