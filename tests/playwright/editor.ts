import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect as baseExpect, test as base, type Page } from '@playwright/test';
import type { ViteDevServer } from 'vite';
import { encode } from '../../art/encode/encode.ts';
import { hasGit, testRepository } from '#hosting/testing/test-repository.ts';
import { projectRoot } from '#prerender/project-root.ts';
import { routes } from '#site/routes.ts';
import { contentFolder } from '#tools/content-folder.ts';
import { sitePreview, startRenderer } from '#tools/editor/preview/site-preview.ts';
import type { EditorOptions } from '#tools/editor/editor-options.ts';
import { gitPublication } from '#tools/editor/publication.ts';
import { serveEditor } from '#tools/editor/serve-editor.ts';

export interface EditorFixture {
  address: string;
  /** The content folder that the editor writes: a copy. */
  content: string;
  /** The folder of the original pictures. */
  masters: string;
  /** Runs Git in the repository that contains content and pictures. */
  git: (...args: string[]) => string;
  /** The repository to which publications are sent. */
  remote: string;
  /** Placeholder pictures still to be replaced: none unless a test adds some. */
  unreplaced: string[];
  /** The work that a save starts. A test may replace it. */
  jobs: Pick<EditorOptions, 'encode' | 'drawShares'>;
}

/**
 * Playwright's `expect` with a longer timeout: a page of the editor may take thirty seconds on a busy machine.
 */
export const expect = baseExpect.configure({ timeout: 60_000 });

/**
 * Playwright's test with the editor, as started by `npm run edit`, on a copy of the content in a separate repository.
 */
export const test = base.extend<
  { editor: EditorFixture; foreignRequests: string[] },
  { renderer: ViteDevServer; originalRepository: string | undefined }
>({
  // Some previews move, and the editor fades: without a graphics card, each frame takes the processor 17 ms.
  contextOptions: { reducedMotion: 'reduce' },
  // Shared by all tests of a worker, which clone it: adding a thousand files to a repository takes longer than a clone.
  originalRepository: [
    async ({}, use) => {
      if (!hasGit) return use(undefined);
      const folder = mkdtempSync(join(tmpdir(), 'original-content-'));
      commitOriginals(folder);
      await use(folder);
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
  // Shared by all tests of a worker: a start takes longer than most tests.
  renderer: [
    async ({}, use) => {
      const renderer = await startRenderer(contentFolder);
      await Promise.all(
        ['/prerender/content/read-content.ts', '/site/entry-server.tsx'].map((path) => renderer.ssrLoadModule(path)),
      );
      await use(renderer);
      await renderer.close();
    },
    { scope: 'worker' },
  ],
  editor: async ({ renderer, originalRepository }, use, testInfo) => {
    testInfo.skip(originalRepository === undefined, 'git is not installed');
    // A save waits for a check of all content, and for the encoding of pictures.
    testInfo.setTimeout(240_000);
    const folder = mkdtempSync(join(tmpdir(), 'edited-content-'));
    const content = join(folder, 'content');
    const masters = join(folder, 'art/masters');
    const remote = join(folder, 'remote.git');
    const git = testRepository(folder, originalRepository);
    git('clone', '-q', '--bare', originalRepository!, remote);
    git('remote', 'set-url', 'origin', remote);
    const preview = sitePreview(content, async () => renderer);
    const jobs: EditorFixture['jobs'] = {
      encode: (onBegin) =>
        encode(
          { masters: pathToFileURL(`${masters}/`), pictures: pathToFileURL(`${join(content, 'pictures')}/`) },
          onBegin,
        ),
      // Drawing would start another browser.
      drawShares: async () => undefined,
    };
    const unreplaced: string[] = [];
    const { server, address } = await serveEditor({
      content,
      routes,
      masters,
      encode: (onBegin) => jobs.encode(onBegin),
      unreplacedPictures: () => unreplaced,
      drawShares: (onBegin) => jobs.drawShares(onBegin),
      preview,
      saves: join(folder, '.cache/editor'),
      publication: gitPublication(content, [content, masters]),
    });
    await use({ address, content, masters, git, remote, unreplaced, jobs });
    server.closeAllConnections();
    server.close();
    preview.close();
    rmSync(folder, { recursive: true });
  },
  /** The addresses that the page has requested from servers other than the editor. */
  foreignRequests: async ({ page, editor }, use) => {
    const addresses: string[] = [];
    page.on('request', (request) => {
      const url = request.url();
      if (/^https?:/.test(url) && !url.startsWith(editor.address)) addresses.push(url);
    });
    await use(addresses);
  },
});

/** Makes the folder a repository of the content and the original pictures. */
function commitOriginals(folder: string) {
  const content = join(folder, 'content');
  cpSync(contentFolder, content, { recursive: true, filter: (source) => source !== join(contentFolder, 'schema') });
  cpSync(join(projectRoot, 'art/masters'), join(folder, 'art/masters'), { recursive: true });
  const git = testRepository(folder);
  // Pictures are already compressed: compressing them again would take seconds.
  git('config', 'core.compression', '0');
  git('add', 'content', 'art');
  git('commit', '-q', '-m', 'The first words');
  // A clone then links one file instead of a thousand.
  git('repack', '-q', '-a', '-d', '--window=0');
}

/** The preview of the page, beside its form. */
export const previewOf = (page: Page) => page.frameLocator('iframe[title="Content Preview"]').frameLocator('iframe');

/** Returns the field with the given key. Fields are rendered only in view, so the form is scrolled until it appears. */
export async function fieldOf(page: Page, key: string) {
  const field = page.locator(`[data-key-path="${key}"]`);
  const control = field
    .locator('input, textarea, [contenteditable], button, [role="combobox"]')
    .filter({ visible: true })
    .first();
  await page.locator('[data-key-path]').first().waitFor();
  // Over the form, which the wheel then scrolls.
  await page.mouse.move(300, 500);
  await expect(async () => {
    if (!(await control.isVisible())) await page.mouse.wheel(0, 300);
    await expect(control).toBeVisible({ timeout: 300 });
  }).toPass();
  await field.scrollIntoViewIfNeeded();
  return field;
}

/** Saves the form; resolves once the check has reported that all content is valid. */
export async function save(page: Page) {
  // Hides the report of an earlier save, which would be mistaken for the report of this one.
  const hide = page.getByRole('status').getByRole('button', { name: 'Hide' });
  if (await hide.isVisible()) await hide.click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved. All content is right.')).toBeVisible({ timeout: 120_000 });
}

/** Saves a new heading of the privacy policy. */
export async function savePrivacyHeading(page: Page, { address }: EditorFixture, heading: string) {
  await page.goto(`${address}#/collections/pages/entries/pages_privacy-policy`);
  await page.getByRole('textbox', { name: 'Heading' }).first().fill(heading);
  await save(page);
}

/** Opens the dialog that publishes saved changes, and returns it. */
export async function openPublishDialog(page: Page) {
  await page.getByRole('button', { name: 'Publish…' }).click();
  return page.getByRole('dialog', { name: 'Publish' });
}
