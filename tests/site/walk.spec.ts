import type { Page } from '@playwright/test';
import { expect, test } from '../playwright/site.ts';
import { builtDocument, expectedPages } from './built-site.ts';

/** An address's main heading as it should be: what the page was given as its name or title. */
const headingOf = async (page: Page) => (await page.locator('h1').first().textContent())?.trim();

test('the site has the specification’s 47 routes and the two added case pages', async () => {
  const pages = await expectedPages();
  expect(pages).toHaveLength(49);
  expect(new Set(pages.map((page) => page.path)).size).toBe(49);
});

test('every route reads as a plain document without a script, and every link and anchor in it leads somewhere', async ({
  browser,
  site,
}) => {
  test.slow();
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.address });
  const page = await context.newPage();
  const paths = (await expectedPages()).map(({ path }) => (path === '/' ? '/' : `${path}/`));
  const known = new Set([...paths, '/thank-you/contact/', '/thank-you/careers/']);
  const dead: string[] = [];
  const headings = new Map<string, string>();
  const anchors: Anchor[] = [];
  const ids = new Map<string, Set<string>>();
  for (const path of paths) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(200);
    expect(await page.locator('h1').count(), `headings of ${path}`).toBe(1);
    await expect(page.locator('h1'), path).not.toBeEmpty();
    headings.set(path, (await headingOf(page)) ?? '');
    ids.set(path, new Set(await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id))));
    const links = await hrefs(page);
    dead.push(...(await deadLinks(page, path, links, known)));
    anchors.push(...links.filter((href) => /^(\/.*)?#/.test(href)).map((href) => ({ from: path, href })));
  }
  expect(anchors.length).toBeGreaterThan(50);
  dead.push(...anchors.filter((anchor) => !leadsTo(anchor, ids)).map(({ from, href }) => `${from}: ${href}`));
  expect(dead).toEqual([]);
  expect(headings.get('/contact-us/')).toBe('Contact Us');
  await context.close();
});

interface Anchor {
  from: string;
  /** `#rules`, or `/blog/x/#rules` on another page. */
  href: string;
}

const leadsTo = ({ from, href }: Anchor, ids: Map<string, Set<string>>) => {
  const [path, id = ''] = href.split('#');
  return Boolean(ids.get(path || from)?.has(decodeURIComponent(id)));
};

const hrefs = (page: Page) =>
  page.locator('a[href]').evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));

async function deadLinks(page: Page, from: string, links: string[], known: Set<string>): Promise<string[]> {
  const dead: string[] = [];
  for (const href of links) {
    const inApp = href.startsWith('/') && !/\.\w+$/.test(href);
    if (inApp && !known.has(href.replace(/#.*/, ''))) dead.push(`${from}: ${href}`);
    if (/^\/.*\.\w+$/.test(href) && (await page.request.head(href)).status() !== 200) dead.push(`${from}: ${href}`);
  }
  return dead;
}

test('every route shows its document’s heading in hash form, and the console stays silent', async ({
  page,
  context,
  ready,
}) => {
  test.slow();
  const other = await context.newPage();
  for (const { path, title } of await expectedPages()) {
    // Another address each time, so that every one is a fresh arrival.
    await page.goto('about:blank');
    await page.goto(`/#${path}`);
    await ready();
    await expect(page, path).toHaveTitle(title);
    // The page itself makes no elements of text: it has Trusted Types.
    const inDocument = await other.evaluate(
      (html) => new DOMParser().parseFromString(html, 'text/html').querySelector('h1')?.textContent?.trim(),
      builtDocument(path),
    );
    expect(inDocument, path).toBeTruthy();
    expect(await headingOf(page), path).toBe(inDocument);
  }
});

test('every route is reached from inside by its hash address alone, and begins at its top', async ({ page, ready }) => {
  test.slow();
  await page.goto('/#/team');
  await ready();
  for (const { path, title } of await expectedPages()) {
    await page.evaluate(() => scrollTo(0, 200));
    expect(await page.evaluate(() => scrollY), `before ${path}`).toBe(200);
    await page.evaluate((hash) => void (location.hash = hash), `#${path}`);
    await expect(page, path).toHaveTitle(title);
    await expect(page.locator('h1'), path).toHaveCount(1);
    await expect.poll(() => page.evaluate(() => scrollY), { message: path }).toBe(0);
  }
});
