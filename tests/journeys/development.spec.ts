import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { test as base, expect } from '@playwright/test';
import { freePort } from '../../tools/free-port.ts';
import { expectedPages } from '../site/built-site.ts';

/** The development server, as `npm run dev` starts it. */
const test = base.extend<object, { development: string }>({
  development: [
    async ({}, use) => {
      const port = await freePort();
      const server = spawn(process.execPath, [join(import.meta.dirname, '../../tools/dev.ts')], {
        env: { ...process.env, PORT: String(port) },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      for await (const line of createInterface({ input: server.stdout })) {
        if (line.includes(`http://localhost:${port}/`)) break;
      }
      await use(`http://localhost:${port}`);
      server.kill('SIGTERM');
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

test('React’s development build has nothing to say on a page of any kind', async ({ page, development }) => {
  test.setTimeout(300_000);
  const said: string[] = [];
  page.on('console', (message) => {
    // Vite tells that it is connected, React where its tools are.
    if (!['debug', 'info'].includes(message.type())) said.push(`${page.url()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => said.push(`${page.url()}: ${error}`));
  const pages = new Map((await expectedPages()).map((one) => [one.page, one]));
  for (const { path, title } of pages.values()) {
    await page.goto('about:blank');
    await page.goto(`${development}/#${path}`);
    await page.locator('html[data-ready]').waitFor();
    await expect(page, path).toHaveTitle(title);
  }
  expect(said).toEqual([]);
});
