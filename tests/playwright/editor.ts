import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { routes } from '#site/routes.ts';
import { contentFolder } from '#tools/content-folder.ts';
import { sitePreview } from '#tools/editor/preview/site-preview.ts';
import { serveEditor } from '#tools/editor/serve-editor.ts';

export { expect } from '@playwright/test';

interface Edited {
  address: string;
  /** The content folder that it writes, a copy. */
  content: string;
  /** Where pictures are put. */
  masters: string;
  /** How often pictures were encoded. */
  encoded: () => number;
}

/** Playwright's test with the editor, as `npm run edit` starts it, on a copy of the content. */
export const test = base.extend<{ editor: Edited; elsewhere: string[] }>({
  editor: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'edited-content-'));
    const content = join(folder, 'content');
    const masters = join(folder, 'masters');
    mkdirSync(join(masters, 'photos'), { recursive: true });
    const shared = ['pictures', 'schema'].map((name) => join(contentFolder, name));
    cpSync(contentFolder, content, { recursive: true, filter: (source) => !shared.includes(source) });
    symlinkSync(join(contentFolder, 'pictures'), join(content, 'pictures'));
    let encoded = 0;
    const preview = sitePreview(content);
    const { server, address } = await serveEditor({
      preview,
      content,
      routes,
      masters,
      encode: async () => void (encoded += 1),
    });
    await use({ address, content, masters, encoded: () => encoded });
    server.closeAllConnections();
    server.close();
    await preview.close();
    rmSync(folder, { recursive: true });
  },
  /** What the page has asked of others than the editor. */
  elsewhere: async ({ page, editor }, use) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      const url = request.url();
      if (/^https?:/.test(url) && !url.startsWith(editor.address)) asked.push(url);
    });
    await use(asked);
  },
});
