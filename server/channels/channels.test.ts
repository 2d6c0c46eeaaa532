import { expect, it } from 'vitest';
import { exampleCompany } from '../testing/example-company.ts';
import { startTestReceiver } from '../testing/test-receiver.ts';
import { exampleDelivery } from '../testing/example-rows.ts';
import { channels, channelTitle, openChannels } from './channels.ts';

const off = { mail: undefined, webhook: undefined, confirmationMail: false, siteDir: '' };
const open = (settings: Partial<Parameters<typeof openChannels>[0]['settings']>) =>
  openChannels({ settings: { ...off, ...settings }, company: exampleCompany, clock: () => new Date() });

it('each channel is stored under its own name', () =>
  expect(new Set(channels.map(({ name }) => name)).size).toBe(channels.length));

it('only configured channels are opened, and send', async () => {
  expect(await open({})).toEqual([]);
  const { url, calls } = await startTestReceiver();
  const [webhook, ...others] = await open({ webhook: { url, secret: 'a secret of sixteen' } });
  expect([webhook?.name, ...others]).toEqual(['webhook']);
  expect(await webhook?.send(exampleDelivery(), new AbortController().signal)).toEqual({ result: 'delivered' });
  expect(calls).toHaveLength(1);
});

it('a stored channel is shown by its title, or by its name if this server does not know it', () =>
  expect(['confirmation', 'pager'].map(channelTitle)).toEqual(['Confirmation', 'pager']));
