import type { Page, Request, Response } from '@playwright/test';
import { footerPath, pathWithoutIslands } from '../playwright/chosen-pages.ts';
import { formTexts, skipWithoutForm } from '../playwright/form-texts.ts';
import { articlePath } from '../playwright/article-with-most-sections.ts';
import { follow, linkTo } from '../playwright/page-links.ts';
import { content, titleOf } from '../playwright/site-content.ts';
import { expect, test } from '../playwright/site.ts';
import { language } from '../site/site-language.ts';

const { contact } = formTexts;
const { error } = content;

const nameField = (page: Page) => page.getByLabel(language.name, { exact: true });

async function fillIn(page: Page, sender: string, email: string) {
  await nameField(page).fill(sender);
  await page.getByLabel(language.email, { exact: true }).fill(email);
  await page.getByLabel(contact.question, { exact: true }).fill('We plan 60 trucks on paper.');
}

/** Goes from the form to another page and back, and waits until the form is interactive again. */
async function visitAnotherPage(page: Page) {
  await page.evaluate((path) => void (location.hash = `#${path}`), pathWithoutIslands);
  await expect(page).toHaveTitle(titleOf(pathWithoutIslands));
  await page.goBack();
  await expect(page).toHaveTitle(titleOf('/contact-us'));
  await page.locator('site-island[data-hydrated] form').waitFor();
}

const submit = (page: Page) => page.getByRole('button', { name: language.submit, exact: true }).click();

test('offline, prefetched pages can be read, others show the error screen, and navigation works again once online', async ({
  page,
  context,
  ready,
  allowConsole,
}) => {
  allowConsole(/ChunkLoadError|Failed to load resource|ERR_INTERNET_DISCONNECTED/);
  await page.goto('/why-us/');
  await ready();
  const footer = page.getByRole('contentinfo');
  // A page is requested as soon as its link is focused.
  const prefetched = page.waitForResponse((response) => new URL(response.url()).pathname === `${footerPath}/`);
  await linkTo(footer, footerPath).focus();
  await (await prefetched).finished();
  await context.setOffline(true);
  await follow(linkTo(footer, footerPath));
  await expect(page).toHaveTitle(titleOf(footerPath));
  await page.evaluate((path) => void (location.hash = `#${path}`), articlePath);
  await expect(page.getByText(error.lostPart)).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: error.tryAgain }).click();
  await expect(page).toHaveTitle(titleOf(articlePath));
});

test('two tabs keep their own text, and what each sends is stored', async ({ page, context, ready, enquiries }) => {
  skipWithoutForm('contact');
  await page.goto('/contact-us/');
  await ready();
  const other = await context.newPage();
  await other.goto(`${pathWithoutIslands}/`);
  await other.locator('html[data-ready]').waitFor();
  await fillIn(page, 'Dana Whitfield', 'first-tab@gulfline.example');
  await visitAnotherPage(page);
  await other.evaluate(() => void (location.hash = '#/contact-us'));
  await other.locator('site-island[data-hydrated] form').waitFor();
  await expect(nameField(other)).toHaveValue('');
  await fillIn(other, 'Omar Haddad', 'second-tab@gulfline.example');
  await visitAnotherPage(other);
  await visitAnotherPage(page);
  await expect(nameField(other)).toHaveValue('Omar Haddad');
  await expect(nameField(page)).toHaveValue('Dana Whitfield');
  for (const tab of [page, other]) {
    await submit(tab);
    await expect(tab.getByRole('status').getByText(contact.success)).toBeVisible();
  }
  const stored = (await enquiries()).filter(({ email }) => email.endsWith('-tab@gulfline.example'));
  expect(stored.map(({ name }) => name).toSorted()).toEqual(['Dana Whitfield', 'Omar Haddad']);
});

test('a page kept open for a day still navigates and sends its form', async ({ page, ready, enquiries }) => {
  skipWithoutForm('contact');
  await page.clock.install();
  await page.goto('/why-us/');
  await page.clock.runFor(5_000);
  await ready();
  const isContact = (message: Request | Response) => new URL(message.url()).pathname === '/contact-us/';
  const link = linkTo(page.getByRole('contentinfo'), '/contact-us');
  const prefetched = page.waitForResponse(isContact);
  await link.focus();
  await (await prefetched).finished();
  // A document prefetched yesterday may be outdated. The new one may be requested as soon as the day has passed.
  const newRequest = page.waitForRequest(isContact);
  await page.clock.fastForward('24:00:00');
  await follow(link);
  await newRequest;
  await expect(page).toHaveTitle(titleOf('/contact-us'));
  await page.clock.runFor(5_000);
  await fillIn(page, 'Dana Whitfield', 'next-day@gulfline.example');
  await submit(page);
  await page.clock.runFor(5_000);
  await expect(page.getByRole('status').getByText(contact.success)).toBeVisible();
  expect((await enquiries()).filter(({ email }) => email === 'next-day@gulfline.example')).toHaveLength(1);
});

test('if a blocker hides anything like social media and blocks measurements, everything else works', async ({
  page,
  ready,
  enquiries,
  allowConsole,
}) => {
  skipWithoutForm('contact');
  allowConsole(/Failed to load resource/);
  await page.route(/metric|analytic|track|social|share/, (route) => route.abort('blockedbyclient'));
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => {
      const hide = () => {
        for (const element of document.querySelectorAll('[href*=social], [aria-label*=Facebook]')) element.remove();
      };
      hide();
      new MutationObserver(hide).observe(document.body, { childList: true, subtree: true });
    }),
  );
  await page.goto(`${articlePath}/`);
  await ready();
  await follow(linkTo(page.getByRole('contentinfo'), '/contact-us'));
  await expect(page).toHaveTitle(titleOf('/contact-us'));
  await page.locator('site-island[data-hydrated] form').waitFor();
  await fillIn(page, 'Dana Whitfield', 'blocker@gulfline.example');
  await submit(page);
  await expect(page.getByRole('status').getByText(contact.success)).toBeVisible();
  expect((await enquiries()).filter(({ email }) => email === 'blocker@gulfline.example')).toHaveLength(1);
  await page.goBack();
  await expect(page).toHaveTitle(titleOf(articlePath));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
