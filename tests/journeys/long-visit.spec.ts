import type { Page } from '@playwright/test';
import { articlePath, content, formWords, linkTo, titleOf } from '../playwright/content.ts';
import { expect, test } from '../playwright/site.ts';

const { contact } = formWords;
const { error } = content;

async function fillIn(page: Page, name: string, email: string) {
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel(contact.question, { exact: true }).fill('We plan 60 trucks on paper.');
}

const submit = (page: Page) => page.getByRole('button', { name: 'Submit', exact: true }).click();

test('who goes offline reads what came ahead, is told of what cannot come, and goes on once back', async ({
  page,
  context,
  ready,
  expectConsole,
}) => {
  expectConsole(/ChunkLoadError|Failed to load resource|ERR_INTERNET_DISCONNECTED/);
  await page.goto('/why-us/');
  await ready();
  const footer = page.getByRole('contentinfo');
  // At focus a page is asked for at once.
  const ahead = page.waitForResponse((response) => new URL(response.url()).pathname === '/careers/');
  await linkTo(footer, '/careers').focus();
  await (await ahead).finished();
  await context.setOffline(true);
  await linkTo(footer, '/careers').click();
  await expect(page).toHaveTitle(titleOf('/careers'));
  await page.evaluate((path) => void (location.hash = `#${path}`), articlePath);
  await expect(page.getByText(error.lostPart)).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: error.tryAgain }).click();
  await expect(page).toHaveTitle(titleOf(articlePath));
});

test('two tabs keep their own words, and what each sends is stored', async ({ page, context, ready, enquiries }) => {
  await page.goto('/contact-us/');
  await ready();
  const other = await context.newPage();
  await other.goto('/contact-us/');
  await other.locator('html[data-ready]').waitFor();
  await fillIn(page, 'Dana Whitfield', 'first-tab@gulfline.example');
  await fillIn(other, 'Omar Haddad', 'second-tab@gulfline.example');
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Dana Whitfield');
  for (const tab of [page, other]) {
    await submit(tab);
    await expect(tab.getByRole('status').getByText(contact.success)).toBeVisible();
  }
  const stored = (await enquiries()).filter(({ email }) => email.endsWith('-tab@gulfline.example'));
  expect(stored.map(({ name }) => name).toSorted()).toEqual(['Dana Whitfield', 'Omar Haddad']);
});

test('a page that was kept open for a day takes steps and sends its form', async ({ page, ready, enquiries }) => {
  await page.clock.install();
  await page.goto('/why-us/');
  await page.clock.runFor(5_000);
  await ready();
  await page.clock.fastForward('24:00:00');
  // A document that came yesterday may be another one today.
  const asked = page.waitForRequest((request) => new URL(request.url()).pathname === '/contact-us/');
  await linkTo(page.getByRole('contentinfo'), '/contact-us').click();
  await asked;
  await expect(page).toHaveTitle(titleOf('/contact-us'));
  await page.clock.runFor(5_000);
  await fillIn(page, 'Dana Whitfield', 'next-day@gulfline.example');
  await submit(page);
  await page.clock.runFor(5_000);
  await expect(page.getByRole('status').getByText(contact.success)).toBeVisible();
  expect((await enquiries()).filter(({ email }) => email === 'next-day@gulfline.example')).toHaveLength(1);
});

test('where a blocker hides what looks like social media and lets no measuring through, all else works', async ({
  page,
  ready,
  expectConsole,
}) => {
  expectConsole(/Failed to load resource/);
  await page.route(/metric|analytic|track|social|share/, (route) => route.abort('blockedbyclient'));
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => {
      const hide = () => {
        for (const one of document.querySelectorAll('[class*=social], [class*=share], [aria-label*=Facebook]'))
          one.remove();
      };
      hide();
      new MutationObserver(hide).observe(document.body, { childList: true, subtree: true });
    }),
  );
  await page.goto(`${articlePath}/`);
  await ready();
  await linkTo(page.getByRole('contentinfo'), '/contact-us').click();
  await expect(page).toHaveTitle(titleOf('/contact-us'));
  await page.goBack();
  await expect(page).toHaveTitle(titleOf(articlePath));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
