import type { Page } from '@playwright/test';
import { listPages, range } from '../playwright/article-list.ts';
import { footerPath } from '../playwright/chosen-pages.ts';
import { formTexts, needsForm } from '../playwright/form-texts.ts';
import { holdRequest } from '../playwright/hold-request.ts';
import { groupToggle, needsGroup } from '../playwright/menu-group.ts';
import { follow, linkTo } from '../playwright/page-links.ts';
import { content, titleOf } from '../playwright/site-content.ts';
import { expect, test } from '../playwright/site.ts';
import { language } from '../site/site-language.ts';

needsForm('contact');

for (const part of ['entry-browser', 'hydrate', 'enquiry-form.island']) {
  test(`without the script ${part} a page works as it does without scripts`, async ({
    page,
    enquiries,
    expectConsole,
  }) => {
    expectConsole(/ChunkLoadError|Failed to load resource/);
    await page.route(`**/assets/${part}*.js`, (route) => route.abort());
    await page.goto('/contact-us/');
    await page.getByLabel(language.name).fill('Ada Park');
    await page.getByLabel(language.email).fill('ada@example.com');
    await page.getByLabel(formTexts.contact.question, { exact: true }).fill(`Does it come without ${part}?`);
    await page.getByRole('button', { name: language.submit }).click();
    await expect(page).toHaveURL(/thank-you/);
    expect(JSON.stringify(await enquiries())).toContain(`Does it come without ${part}?`);
    await page.goto('/contact-us/');
    await follow(linkTo(page.getByRole('contentinfo'), footerPath));
    await expect(page).toHaveTitle(titleOf(footerPath));
  });

  test(`a form whose script ${part} hangs is posted by the browser after eight seconds`, async ({
    page,
    enquiries,
  }) => {
    // Time advances only in the calls below: filling in may take as long as needed.
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    await page.route(`**/assets/${part}*.js`, () => undefined);
    // The page reports that it begins to post: the request that follows takes a while.
    let isBegun = false;
    await page.exposeFunction('tellBegun', () => void (isBegun = true));
    await page.addInitScript(() =>
      addEventListener('formdata', () => (window as unknown as { tellBegun: () => void }).tellBegun()),
    );
    const posts: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
    await page.goto('/contact-us/', { waitUntil: 'domcontentloaded' });
    await page.getByLabel(language.name).fill('Ada Park');
    await page.getByLabel(language.email).fill('ada@example.com');
    await page.getByLabel(formTexts.contact.question, { exact: true }).fill(`Does it come though ${part} hangs?`);
    await page.getByRole('button', { name: language.submit }).click();
    await page.clock.runFor(7_000);
    expect(isBegun, 'before its time').toBe(false);
    await page.clock.runFor(2_000);
    await expect(page).toHaveURL(/thank-you/);
    expect(isBegun).toBe(true);
    expect(posts).toHaveLength(1);
    expect(JSON.stringify(await enquiries())).toContain(`Does it come though ${part} hangs?`);
  });
}

test('a button that was pressed before its script failed leads to the error screen', async ({
  page,
  ready,
  expectConsole,
}) => {
  expectConsole(/ChunkLoadError|Failed to load resource/);
  const fail = await holdRequest(page, '**/assets/banner-carousel*.js', 'abort');
  await page.goto('/');
  await ready();
  await page.getByRole('button', { name: language.nextSlide }).click();
  fail();
  await expect(page.getByRole('heading', { name: language.errorHeading })).toBeVisible();
  await page.unroute('**/assets/banner-carousel*.js');
  await page.getByRole('button', { name: content.error.tryAgain }).click();
  await expect(page.getByRole('region', { name: language.highlights })).toBeVisible();
});

test('an island whose script fails before anybody uses it stays, without its buttons', async ({
  page,
  ready,
  expectConsole,
}) => {
  expectConsole(/ChunkLoadError|Failed to load resource/);
  await page.route('**/assets/banner-carousel*.js', (route) => route.abort());
  await page.goto('/');
  await ready();
  await expect(page.getByRole('button', { name: language.nextSlide })).toHaveCount(0);
  await expect(page.getByRole('region', { name: language.highlights })).toBeVisible();
});

test('a click while the site’s script is loading is handled once it has loaded', async ({ page, ready }) => {
  needsGroup();
  const loadScript = await holdRequest(page, '**/assets/entry-browser*.js');
  await page.goto('/why-us/');
  const toggle = groupToggle(page).first();
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  loadScript();
  await ready();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
});

test('a click while the end of a document is still on its way is handled at once, and once', async ({
  page,
  ready,
}) => {
  needsGroup();
  await page.route('**/why-us/', async (route) => {
    const response = await route.fetch();
    const { 'content-security-policy': _, ...headers } = response.headers();
    // The parser waits for it, as it waits for the rest of a document on a slow line.
    const body = (await response.text()).replace('<main', '<script src="/slow.js"></script><main');
    await route.fulfill({ response, headers, body });
  });
  await page.route('**/slow.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  const endDocument = await holdRequest(page, '**/slow.js');
  const scriptLoaded = page.waitForResponse('**/assets/entry-browser*.js');
  await page.goto('/why-us/', { waitUntil: 'commit' });
  await scriptLoaded;
  const toggle = groupToggle(page).first();
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  endDocument();
  await ready();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
});

/** Opens the second page of the article list without its script, and presses buttons of its pager by their names. */
async function turnSecondListPage(page: Page, ...names: string[]) {
  test.skip(listPages < 3, 'the list of articles has fewer than three pages');
  await page.route('**/assets/entry-browser*.js', () => undefined);
  await page.goto('/blog/page/2/', { waitUntil: 'domcontentloaded' });
  const buttons = await Promise.all(names.map((name) => page.getByRole('button', { name }).elementHandle()));
  // All in one task: the first document must not come in between.
  await page.evaluate((pressed) => pressed.forEach((button) => (button as HTMLButtonElement).click()), buttons);
}

test('of two turns of a list before the script is loaded the second one counts', async ({ page }) => {
  await turnSecondListPage(page, language.nextPage, language.previousPage);
  await expect(page).toHaveURL(/\/blog\/\?$/);
  await expect(page.getByText(range(1))).toBeVisible();
});

test('after a form that was left and sent, another form does not stop what is loading', async ({ page, ready }) => {
  test.skip(listPages < 2, 'the list of articles has one page');
  await page.route('**/assets/enquiry-form.island*.js', () => undefined);
  await page.addInitScript(() => {
    window.stop = () => {
      document.documentElement.setAttribute('data-stopped', '');
    };
  });
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto('/contact-us/', { waitUntil: 'domcontentloaded' });
  await page.getByLabel(language.name).fill('Ada Park');
  await page.getByLabel(language.email).fill('ada@example.com');
  await page.getByLabel(formTexts.contact.question, { exact: true }).fill('Is it sent although I left?');
  await page.clock.runFor(2000);
  await ready();
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await page.getByRole('button', { name: language.submit }).click();
  await page.evaluate(() => void (location.hash = '#/blog'));
  await expect(page).toHaveTitle(titleOf('/blog'));
  await page.clock.runFor(9000);
  await sent;
  await page.getByRole('button', { name: language.nextPage }).click();
  await expect(page.getByText(range(2))).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-stopped');
});

test('a click while an island’s script is loading is handled once it has loaded', async ({ page, ready }) => {
  const loadScript = await holdRequest(page, '**/assets/banner-carousel*.js');
  await page.goto('/');
  await ready();
  await page.getByRole('button', { name: language.nextSlide }).click();
  loadScript();
  await expect(page.getByRole('group', { name: language.positionOf(2, 3) })).toBeInViewport({ ratio: 0.9 });
});

for (const when of ['once the page is idle', 'before the document is parsed']) {
  test(`the script of an island that starts by itself is loaded beside the site’s script, not after it, ${when}`, async ({
    page,
  }) => {
    await page.addInitScript((isEarly) => {
      const movement = () => document.documentElement.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
      if (isEarly) new MutationObserver(movement).observe(document, { childList: true, subtree: true });
    }, when.startsWith('before'));
    const loadScript = await holdRequest(page, '**/assets/entry-browser*.js');
    const islandScript = page.waitForRequest('**/assets/banner-carousel*.js');
    await page.goto('/', { waitUntil: 'commit' });
    await islandScript;
    loadScript();
  });
}

test('without support for `command`, a tap on Menu before the script is loaded opens it', async ({ page, ready }) => {
  await page.addInitScript(() => {
    // Such a browser leaves the click to the script.
    Reflect.deleteProperty(HTMLButtonElement.prototype, 'command');
    document.addEventListener('click', (event) => {
      if ((event.target as Element).closest('[command]')) event.preventDefault();
    });
  });
  await page.setViewportSize({ width: 390, height: 844 });
  const loadScript = await holdRequest(page, '**/assets/entry-browser*.js');
  await page.goto('/why-us/');
  await page.getByRole('button', { name: language.menu, exact: true }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  loadScript();
  await ready();
  await expect(page.getByRole('dialog')).toBeVisible();
});
