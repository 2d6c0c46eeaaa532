import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { plainPageExample } from '../content/plain-page-example.ts';
import { pathWithoutIslands } from '../playwright/chosen-pages.ts';
import { expect, test as base } from '../playwright/development.ts';
import { expectedPages } from '../site/built-site.ts';

/** A content file that a test saves like an editor. */
interface EditedFile {
  /** Writes the original file with a change. */
  save: (from: string | RegExp, to: string) => void;
  /** Writes the original file. */
  restore: () => void;
}

const test = base.extend<{
  /** A file below content/, restored when the test has ended. */
  edit: (path: string) => EditedFile;
  /** Opens a page and waits until it is interactive. */
  arrive: (path: string) => Promise<void>;
}>({
  edit: async ({ content }, use) => {
    const opened: EditedFile[] = [];
    await use((path) => {
      const file = join(content, path);
      const before = readFileSync(file, 'utf8');
      const edited: EditedFile = {
        save: (from, to) => writeFileSync(file, before.replace(from, to)),
        restore: () => writeFileSync(file, before),
      };
      opened.push(edited);
      return edited;
    });
    for (const { restore } of opened) restore();
  },
  arrive: async ({ page, development }, use) =>
    use(async (path) => {
      await page.goto(`${development}${path}`);
      await page.locator('html[data-ready]').waitFor();
    }),
});

// A development server takes seconds to start and to render its first page: it is started for one worker, not for each.
test.describe.configure({ mode: 'default' });

test('React’s development build logs nothing on any kind of page', async ({ page, development, consoleOutput }) => {
  test.setTimeout(900_000);
  const pages = new Map((await expectedPages()).map((sitePage) => [sitePage.definition, sitePage]));
  await page.goto(`${development}/`);
  await page.locator('html[data-ready]').waitFor();
  // Client-side navigation is faster than loading each document, for which the development server sends hundreds of
  // modules.
  for (const { path, title } of pages.values()) {
    await page.evaluate((hash) => void (location.hash = hash), `#${path}`);
    await expect(page, path).toHaveTitle(title);
    // Islands are hydrated once they come into view.
    for (const island of await page.locator('site-island').all()) await island.scrollIntoViewIfNeeded();
    await expect(page.locator('site-island:not([data-hydrated], [start=intent])'), path).toHaveCount(0);
  }
  expect(consoleOutput).toEqual([]);
});

test('an address without its last slash leads to its page, as on the server', async ({ request, development }) => {
  const response = await request.get(`${development}${pathWithoutIslands}`, { maxRedirects: 0 });
  expect([response.status(), response.headers()['location']]).toEqual([301, `${pathWithoutIslands}/`]);
});

test('a saved text is shown', async ({ page, edit, arrive }) => {
  const { save } = edit('pages/privacy-policy.yaml');
  await arrive('/privacy-policy/');
  save(/^heading: .*/m, 'heading: Saved just now');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Saved just now');
});

test('a save keeps the reading position, and does not reload the document', async ({ page, edit, arrive }) => {
  const { save } = edit('pages/privacy-policy.yaml');
  await page.setViewportSize({ width: 390, height: 600 });
  await arrive('/privacy-policy/');
  await page.evaluate(() => {
    document.documentElement.dataset['untouched'] = '';
    scrollTo({ top: 900, behavior: 'instant' });
  });
  save(/^heading: .*/m, 'heading: Short');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Short');
  // The heading above may become a line shorter, which moves the position.
  await expect.poll(() => page.evaluate(() => Math.abs(scrollY - 900))).toBeLessThan(120);
  await expect(page.locator('html')).toHaveAttribute('data-untouched');
});

test('a save with a mistake shows what to fix, and the page again once it is fixed', async ({ page, edit, arrive }) => {
  const { save, restore } = edit('pages/privacy-policy.yaml');
  const privacy = (await expectedPages()).find(({ path }) => path === '/privacy-policy')!;
  const { heading } = privacy.props as { heading: string };
  await arrive('/privacy-policy/');
  save(/^heading:/m, 'headline:');
  await expect(page.locator('pre')).toContainText(
    /content\/pages\/privacy-policy\.yaml: line \d+: has the unknown entry “headline”: correct its spelling or delete it; similar: heading/,
  );
  restore();
  await expect(page.locator('pre')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
});

test('a new file of plain sections becomes a page immediately, until it is deleted', async ({
  page,
  content,
  development,
}) => {
  const address = `${development}/newly-written/`;
  const file = join(content, 'plain-pages/newly-written.yaml');
  // Requests the address without the page, which may be reloading.
  const status = async () => (await page.request.get(address)).status();
  mkdirSync(join(content, 'plain-pages'), { recursive: true });
  writeFileSync(file, plainPageExample());
  await expect.poll(status).toBe(200);
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Accessibility');
  rmSync(file);
  await expect.poll(status).toBe(404);
});

test('a draft with a mistake shows what to fix at its own address, and does not keep other pages from being shown', async ({
  page,
  content,
  development,
}) => {
  const address = `${development}/half-done/`;
  const file = join(content, 'plain-pages/half-done.yaml');
  const draft = `draft: true\n${plainPageExample()}`;
  mkdirSync(join(content, 'plain-pages'), { recursive: true });
  writeFileSync(file, draft.replace(/^heading:/m, 'headline:'));
  await expect.poll(async () => (await page.goto(address))?.status()).toBe(500);
  await expect(page.locator('pre')).toContainText(
    /content\/plain-pages\/half-done\.yaml: line \d+: has the unknown entry “headline”/,
  );
  expect((await page.request.get(`${development}/privacy-policy/`)).status()).toBe(200);
  writeFileSync(file, draft);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Accessibility');
  rmSync(file);
});

test('a page requested while its content has a mistake is shown once that is fixed', async ({
  page,
  edit,
  development,
}) => {
  const { save, restore } = edit('pages/privacy-policy.yaml');
  save(/^heading:/m, 'headline:');
  await expect
    .poll(async () => {
      const response = await page.goto(`${development}/privacy-policy/`);
      return response?.status();
    })
    .toBe(500);
  await expect(page.locator('pre')).toContainText('headline');
  restore();
  await page.locator('html[data-ready]').waitFor();
});
