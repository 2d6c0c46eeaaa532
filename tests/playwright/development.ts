import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { test as base } from '@playwright/test';
import { freePort } from '../../tools/free-port.ts';

export { expect } from '@playwright/test';

/** Playwright's test with the development server, as `npm run dev` starts it. `development` is its address. */
export const test = base.extend<{ said: string[] }, { development: string }>({
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
      await once(server, 'exit');
      rmSync(join(import.meta.dirname, '../../.cache/vite', String(port)), { recursive: true });
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  /** What the page has said on the console, with where; Vite's word that it is connected and React's of its tools left out. */
  said: async ({ page }, use) => {
    const said: string[] = [];
    page.on('console', (message) => {
      if (!['debug', 'info'].includes(message.type())) said.push(`${page.url()}: ${message.text()}`);
    });
    page.on('pageerror', (error) => said.push(`${page.url()}: ${error}`));
    await use(said);
  },
});
