import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { projectRoot } from '#prerender/project-root.ts';
import { contentFolder } from '#tools/content-folder.ts';
import { startDevelopmentServer } from '../site/development-server.ts';

export { expect } from '@playwright/test';

/** Copies the content without its schema, so that a test may change its texts. The copy shares pictures/ and brand/. */
function copyContent(): string {
  const folder = mkdtempSync(join(tmpdir(), 'developed-content-'));
  const shared = ['pictures', 'brand'];
  const excluded = [...shared, 'schema'].map((name) => join(contentFolder, name));
  cpSync(contentFolder, folder, { recursive: true, filter: (source) => !excluded.includes(source) });
  for (const name of shared) symlinkSync(join(contentFolder, name), join(folder, name));
  return folder;
}

/**
 * Playwright's test with the development server, as started by `npm run dev`. `development` is its address, `content`
 * its folder, a copy.
 */
export const test = base.extend<{ consoleOutput: string[] }, { development: string; content: string }>({
  content: [
    async ({}, use) => {
      const folder = copyContent();
      await use(folder);
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
  development: [
    async ({ content }, use) => {
      const server = startDevelopmentServer(projectRoot, { CONTENT_DIR: content, DATA_DIR: join(content, 'data') });
      const port = await server.port;
      await use(`http://localhost:${port}`);
      await server.stop();
      rmSync(join(projectRoot, '.cache/vite', port), { recursive: true });
    },
    // On a busy machine, the start may take more than a minute.
    { scope: 'worker', timeout: 180_000 },
  ],
  /**
   * The console output and errors of the page, each with its address. Leaves out debug and info lines, which Vite and React
   * print themselves.
   */
  consoleOutput: async ({ page }, use) => {
    const consoleOutput: string[] = [];
    page.on('console', (message) => {
      if (!['debug', 'info'].includes(message.type())) consoleOutput.push(`${page.url()}: ${message.text()}`);
    });
    page.on('pageerror', (error) => consoleOutput.push(`${page.url()}: ${error}`));
    await use(consoleOutput);
  },
});
