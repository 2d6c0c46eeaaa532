import type { Page } from '@playwright/test';
import { listPageCount, skipWithoutListPages, rangeText } from '../playwright/article-list.ts';
import { fillInForm } from '../playwright/fill-in-form.ts';
import { formTexts, skipWithoutForm } from '../playwright/form-texts.ts';
import { holdRequest } from '../playwright/hold-request.ts';
import { groupToggle, skipWithoutGroup } from '../playwright/menu-group.ts';
import { titleOf } from '../playwright/site-content.ts';
import { expect, test } from '../playwright/site.ts';
import { language } from '../site/site-language.ts';

test('a click while the site’s script is loading is handled once it has loaded', async ({ page, ready }) => {
  skipWithoutGroup();
  const loadScript = await holdRequest(page, '**/assets/entry-browser*.js');
  await page.goto('/why-us/');
  const toggle = groupToggle(page).first();
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  loadScript();
  await ready();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
});

test('a click while the end of the document is still loading is handled immediately, and only once', async ({
  page,
  ready,
}) => {
  skipWithoutGroup();
  await page.route('**/why-us/', async (route) => {
    const response = await route.fetch();
    const { 'content-security-policy': _, ...headers } = response.headers();
    // The parser waits for this script, as it would for the rest of a document on a slow connection.
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
async function pressPagerEarly(page: Page, ...names: string[]) {
  test.skip(listPageCount < 3, 'the list of articles has fewer than three pages');
  await page.route('**/assets/entry-browser*.js', () => undefined);
  await page.goto('/blog/page/2/', { waitUntil: 'domcontentloaded' });
  const buttons = await Promise.all(names.map((name) => page.getByRole('button', { name }).elementHandle()));
  // Both presses are in one task, so that the first page cannot be shown in between.
  await page.evaluate((pressed) => pressed.forEach((button) => (button as HTMLButtonElement).click()), buttons);
}

test('if the list is turned twice before the script is loaded, the second turn counts', async ({ page }) => {
  await pressPagerEarly(page, language.nextPage, language.previousPage);
  await expect(page).toHaveURL(/\/blog\/\?$/);
  await expect(page.getByText(rangeText(1))).toBeVisible();
});

test('after a form was left and sent, turning the article list does not stop what is loading', async ({
  page,
  ready,
}) => {
  skipWithoutForm('contact');
  skipWithoutListPages();
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
  // The form waits eight seconds for its script.
  await page.clock.runFor(9000);
  await sent;
  await page.getByRole('button', { name: language.nextPage }).click();
  await expect(page.getByText(rangeText(2))).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-stopped');
});

test('the time limit of a post that the visitor has come back from does not stop the next one', async ({
  page,
  ready,
}) => {
  skipWithoutForm('contact');
  await page.route('**/assets/enquiry-form.island*.js', () => undefined);
  await page.addInitScript(() => {
    const count = (name: string) => {
      const { dataset } = document.documentElement;
      dataset[name] = String(Number(dataset[name] ?? 0) + 1);
    };
    HTMLFormElement.prototype.submit = () => count('posts');
    window.stop = () => count('stops');
  });
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto('/contact-us/');
  await page.clock.runFor(2000);
  await ready();
  const html = page.locator('html');
  await fillInForm(page, 'twice@gulfline.example');
  await page.getByRole('button', { name: language.submit, exact: true }).click();
  // The form waits eight seconds for its script. Then the browser posts it, for at most thirty seconds.
  await page.clock.runFor(8000);
  await expect(html).toHaveAttribute('data-posts', '1');
  // As if the browser had restored the page after Back.
  await page.evaluate(() => {
    for (const type of ['pagehide', 'pageshow']) dispatchEvent(new PageTransitionEvent(type, { persisted: true }));
  });
  await page.clock.runFor(15_000);
  await page.getByRole('button', { name: language.submit, exact: true }).click();
  await page.clock.runFor(8000);
  await expect(html).toHaveAttribute('data-posts', '2');
  // 33 seconds after the first post, and 10 after the second.
  await page.clock.runFor(10_000);
  await expect(html).not.toHaveAttribute('data-stops');
  await page.clock.runFor(21_000);
  await expect(html).toHaveAttribute('data-stops', '1');
});

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
