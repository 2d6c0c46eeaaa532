import type { Page } from '@playwright/test';
import { expect, test } from '../playwright/site.ts';

/**
 * Returns the bytes that each address transfers from now on, without headers: over HTTP/2, which a proxy adds, headers are
 * negligible.
 */
async function countBytes(page: Page): Promise<Map<string, number>> {
  const session = await page.context().newCDPSession(page);
  const headers = new Map<string, { address: string; size: number }>();
  const bytes = new Map<string, number>();
  session.on('Network.responseReceived', ({ requestId, response }) => {
    headers.set(requestId, { address: new URL(response.url).pathname, size: response.encodedDataLength });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const { address, size } = headers.get(requestId)!;
    bytes.set(address, (bytes.get(address) ?? 0) + encodedDataLength - size);
  });
  await session.send('Network.enable');
  // A browser loads pictures farther below the window on a slow connection: all machines must have the same one.
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 40,
    downloadThroughput: 1_200_000,
    uploadThroughput: 1_000_000,
    connectionType: 'cellular4g',
  });
  return bytes;
}

test.describe('on a phone, 390 by 844 at two device pixels', () => {
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true });

  test('home weighs at most 100 kB: document, fonts, scripts, logos and the pictures that a phone loads first', async ({
    page,
    ready,
  }) => {
    // Time is frozen except for the second in which the script starts, so that no second banner is requested.
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    const bytes = await countBytes(page);
    await page.goto('/');
    await page.clock.runFor(1000);
    await ready();
    await page.waitForLoadState('networkidle');
    // The error screen is prefetched, for when a page fails.
    bytes.delete('/error/');

    const kinds = [...bytes.keys()].map((address) => /\.(\w+)$/.exec(address)?.[1] ?? 'html');
    expect(kinds).toEqual(expect.arrayContaining(['html', 'woff2', 'js', 'avif', 'svg']));
    expect([...bytes.keys()], 'with its banners').toContainEqual(expect.stringMatching(/banner-carousel/));
    const list = [...bytes].map(([address, size]) => `${size} ${address}`).join('\n');
    const total = [...bytes.values()].reduce((sum, size) => sum + size, 0);
    expect(total, list).toBeLessThanOrEqual(100_000);
  });
});
