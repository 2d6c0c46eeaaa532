import { expect, it } from 'vitest';
import { freePort } from '../testing/free-port.ts';
import { startTestReceiver } from '../testing/test-receiver.ts';
import { checkWebhook } from './check-webhook.ts';

const secret = '0123456789abcdef';

it('nothing is reported about a webhook that is not configured', async () =>
  expect(await checkWebhook({ webhook: undefined })).toEqual([]));

it.each([
  [204, 'ok'],
  // Most receivers accept only POST.
  [405, 'ok'],
  [501, 'ok'],
  [401, 'ok'],
  // Fastify, for one, answers HEAD with this at an address that accepts only POST; or the address is wrong.
  [404, 'missing'],
  [500, 'wrong'],
])('a receiver that answers with %i is reported as %s', async (status, state) => {
  const receiver = await startTestReceiver();
  receiver.answer = (response) => response.writeHead(status).end();
  expect(await checkWebhook({ webhook: { url: receiver.url, secret } })).toMatchObject([{ what: 'webhook', state }]);
  expect(receiver.calls).toMatchObject([{ method: 'HEAD', body: '' }]);
});

it('a receiver that cannot be reached is reported as wrong, and only the host of its address is shown', async () => {
  const host = `127.0.0.1:${await freePort()}`;
  const [finding] = await checkWebhook({ webhook: { url: `http://${host}/hush?key=hush`, secret } });
  expect(finding).toMatchObject({
    state: 'wrong',
    message: expect.stringContaining(`${host} cannot be reached (fetch failed: connect ECONNREFUSED`),
  });
  expect(finding?.message).not.toContain('hush');
});
