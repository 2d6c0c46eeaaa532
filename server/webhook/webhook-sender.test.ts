import { createHmac } from 'node:crypto';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { freePort } from '../testing/free-port.ts';
import { exampleDelivery } from '../testing/example-rows.ts';
import { startTestReceiver } from '../testing/test-receiver.ts';
import { createWebhookSender } from './webhook-sender.ts';
import { parseWebhookSettings } from './webhook-settings.ts';

const secret = '0123456789abcdef';
const clock = (): Date => new Date('2026-11-21T18:00:01.500Z');
const delivery = exampleDelivery({ form: 'careers' });
const neverAborted = new AbortController().signal;

describe('the webhook', () => {
  it('is sent the enquiry as JSON, signed', async () => {
    const receiver = await startTestReceiver();
    expect(await createWebhookSender({ url: receiver.url, secret }, clock).send(delivery, neverAborted)).toEqual({
      result: 'delivered',
    });
    const [call] = receiver.calls;
    expect(call?.method).toBe('POST');
    expect(JSON.parse(call?.body ?? '')).toEqual({
      type: 'enquiry.received',
      enquiry: {
        id: 7,
        reference: 'K4MX-7R2W',
        receivedAt: '2026-11-21T18:00:00.000Z',
        name: 'Ada Moreno',
        email: 'ada@example.com',
        phone: '(281) 555-0142',
        question: 'Could you build us\na booking system?',
        created: '2026-11-21T16:40:00.000Z',
        applicationId: 9,
        form: 'careers',
        suspicion: null,
      },
    });
    expect(call?.headers).toMatchObject({
      'content-type': 'application/json',
      'webhook-id': '0b7c5d9e-4a52-4c6e-9f0f-3f0a0d0c1b2a',
      'webhook-timestamp': '1795284001',
      'webhook-signature': `sha256=${createHmac('sha256', secret).update(`1795284001.${call?.body}`).digest('hex')}`,
    });
  });

  it('gets its login as Basic authorization', async () => {
    const receiver = await startTestReceiver();
    const login = { user: 'site', pass: 'p:@ss' };
    await createWebhookSender({ url: receiver.url, login, secret }, clock).send(delivery, neverAborted);
    expect(receiver.calls[0]?.headers['authorization']).toBe(`Basic ${Buffer.from('site:p:@ss').toString('base64')}`);
  });

  it('is reported without its path, query and login if it cannot be called', async () => {
    const url = `http://hush-user:hush-password@127.0.0.1:${await freePort()}/hush-path?key=hush-query`;
    const settings = parseWebhookSettings({ WEBHOOK_URL: url, WEBHOOK_SECRET: secret });
    if (!settings) throw new Error('the settings of the test are incomplete');
    // Node's error names the address if a login was left in it.
    for (const receiver of [settings, { url, secret }]) {
      const outcome = await createWebhookSender(receiver, clock).send(delivery, neverAborted);
      expect(outcome).toMatchObject({ result: 'lost', reason: expect.any(String) });
      expect(JSON.stringify(outcome)).not.toContain('hush');
    }
  });

  it.each([
    [500, 'deferred'],
    [503, 'deferred'],
    [429, 'deferred'],
    [408, 'deferred'],
    [400, 'refused'],
    [404, 'refused'],
  ])('answered with %i is %s', async (status, result) => {
    const receiver = await startTestReceiver();
    receiver.answer = (response) => response.writeHead(status).end('no');
    expect(await createWebhookSender({ url: receiver.url, secret }, clock).send(delivery, neverAborted)).toEqual({
      result,
      reason: `the receiver answered with status ${status}`,
    });
  });

  it('is not followed if it redirects', async () => {
    const elsewhere = await startTestReceiver();
    const receiver = await startTestReceiver();
    receiver.answer = (response) => response.writeHead(307, { Location: elsewhere.url }).end();
    expect(await createWebhookSender({ url: receiver.url, secret }, clock).send(delivery, neverAborted)).toMatchObject({
      result: 'refused',
    });
    expect(elsewhere.calls).toEqual([]);
  });

  it('may have accepted a call if it closes the connection without an answer', async () => {
    const receiver = await startTestReceiver();
    receiver.answer = (response) => response.destroy();
    expect(await createWebhookSender({ url: receiver.url, secret }, clock).send(delivery, neverAborted)).toMatchObject({
      result: 'lost',
      mayHaveArrived: true,
    });
  });

  it('has certainly received nothing if it cannot be reached', async () => {
    const port = await startListenerWithoutTls();
    const closedPort = `http://127.0.0.1:${await freePort()}/`;
    for (const url of [closedPort, 'http://nowhere.invalid/', `https://127.0.0.1:${port}/`]) {
      const outcome = await createWebhookSender({ url, secret }, clock).send(delivery, neverAborted);
      expect({ url, outcome }).toEqual({ url, outcome: { result: 'lost', reason: expect.any(String) } });
    }
  });

  it('has certainly received nothing if the call is aborted before it begins', async () => {
    const receiver = await startTestReceiver();
    const sender = createWebhookSender({ url: receiver.url, secret }, clock);
    expect(await sender.send(delivery, AbortSignal.abort())).toEqual({ result: 'lost', reason: expect.any(String) });
    expect(receiver.calls).toEqual([]);
  });

  it('may have accepted a call that is aborted before its answer', async () => {
    const receiver = await startTestReceiver();
    const aborting = new AbortController();
    receiver.answer = () => aborting.abort();
    expect(
      await createWebhookSender({ url: receiver.url, secret }, clock).send(delivery, aborting.signal),
    ).toMatchObject({ result: 'lost', mayHaveArrived: true });
  });
});

/** Listens on a free port until the test has finished, and answers any connection with what is not TLS. Resolves to the port. */
async function startListenerWithoutTls(): Promise<number> {
  const server = createServer((socket) => void socket.on('error', () => {}).end('220 not TLS\r\n'));
  onTestFinished(() => void server.close());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}
