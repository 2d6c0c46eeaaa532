import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { listen } from '#server/http/listen.ts';
import { openSqlite } from '#server/storage/sqlite/open-sqlite.ts';
import { exampleCompany } from '#server/testing/example-company.ts';
import { createOneTimeLink } from '#server/viewer/one-time-link.ts';
import { createViewerServer } from '#server/viewer/viewer-server.ts';

test('a server at another port of the machine receives neither the viewer’s cookie nor its path', async ({ page }) => {
  const folder = await mkdtemp(join(tmpdir(), 'viewer-'));
  const database = await openSqlite(join(folder, 'enquiries.sqlite'));
  const link = createOneTimeLink();
  const viewer = createViewerServer({
    database,
    link,
    company: exampleCompany,
    audit: async () => {},
    onOpened: () => {},
    onRequest: () => {},
    onRefused: () => {},
    onError: () => {},
  });
  const requests: string[] = [];
  const otherServer = createServer((request, response) => {
    requests.push(`${request.url} ${request.rawHeaders.join(' ')}`);
    response.setHeader('Content-Type', 'text/html').end('<img src="/more"><p>listening');
  });
  const listening = await listen(viewer, '127.0.0.1', 0);
  await new Promise<void>((resolve) => otherServer.listen(0, '127.0.0.1', resolve));
  try {
    const origin = `http://127.0.0.1:${listening.port}`;
    await page.goto(`${origin}/?key=${link.key}`);
    await expect(page).toHaveURL(origin + link.path);
    await page.getByRole('link', { name: 'Held' }).click();
    await expect(page.getByRole('heading', { name: 'Held' })).toBeVisible();
    const [cookie] = await page.context().cookies(origin + link.path);
    // 32 random bytes in base64url.
    expect(cookie?.value).toHaveLength(43);
    await page.goto(`http://127.0.0.1:${(otherServer.address() as AddressInfo).port}/`);
    await expect.poll(() => requests.length).toBeGreaterThan(1);
    for (const secret of [cookie?.value ?? '', link.path]) expect(requests.join('\n')).not.toContain(secret);
    await page.goto(`${origin}${link.path}failed`);
    await expect(page.getByText('Nothing has failed.')).toBeVisible();
  } finally {
    otherServer.closeAllConnections();
    otherServer.close();
    viewer.closeAllConnections();
    await listening.close();
    await database.kysely.destroy();
    await rm(folder, { recursive: true });
  }
});
