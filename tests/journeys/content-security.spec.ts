import { callToActionPath, casePath, footerPath, pathWithoutIslands } from '../playwright/chosen-pages.ts';
import { formTexts, skipWithoutForm } from '../playwright/form-texts.ts';
import { articlePath } from '../playwright/article-with-most-sections.ts';
import { pages } from '../playwright/site-content.ts';
import { expect, test } from '../playwright/site.ts';
import { language } from '../site/site-language.ts';

/** One product's path, if the company sells any: its page has its own drawings. */
const productPaths = pages
  .filter(({ definition }) => definition.subject === 'software')
  .map(({ path }) => path)
  .slice(0, 1);

test('everything a visitor opens, plays and sends is within the Content-Security-Policy', async ({ page, ready }) => {
  skipWithoutForm('contact');
  await page.addInitScript(() => {
    const violations: string[] = [];
    document.addEventListener('securitypolicyviolation', (event) =>
      violations.push(`${event.violatedDirective} ${event.sample}`),
    );
    Object.assign(globalThis, { violations });
  });
  const violations = () => page.evaluate(() => (globalThis as unknown as { violations: string[] }).violations);
  await page.goto('/');
  await ready();
  // React, not the document, adds the icon of Play.
  await page.getByRole('button', { name: language.pause }).click();
  await expect(page.getByRole('button', { name: language.play })).toBeVisible();
  for (const path of [casePath, articlePath, ...productPaths]) {
    await page.evaluate((hash) => void (location.hash = hash), `#${path}`);
    await expect(page.locator(`html[data-path="${path}"]`)).toBeAttached();
  }
  await page.evaluate(() => void (location.hash = '#/contact-us'));
  await page.getByLabel(language.name).fill('Ada');
  await page.getByLabel(language.email).fill('ada@example.com');
  await page.locator('textarea').fill('Hello');
  await page.getByRole('button', { name: language.submit }).click();
  await expect(page.getByRole('status').getByText(formTexts.contact.success)).toBeVisible();
  expect(await violations()).toEqual([]);
});

test('text cannot become markup without the site’s own Trusted Types policy, and no other policy can be created', async ({
  page,
  ready,
  allowConsole,
}) => {
  allowConsole(/Trusted ?(Type|HTML)|trusted-types/i);
  await page.goto(`${callToActionPath}/`);
  await ready();
  const errorOf = (attempt: string) =>
    page.evaluate((name) => {
      const { trustedTypes } = globalThis as unknown as {
        trustedTypes: { createPolicy(policy: string, rules: object): unknown };
      };
      const attempts: Record<string, () => unknown> = {
        innerHTML: () => (document.body.innerHTML = '<img>'),
        'another policy': () => trustedTypes.createPolicy('other', {}),
        'the same policy': () => trustedTypes.createPolicy('documents', {}),
      };
      try {
        attempts[name]!();
        return '';
      } catch (error) {
        return (error as Error).name;
      }
    }, attempt);
  for (const attempt of ['innerHTML', 'another policy', 'the same policy']) {
    expect(await errorOf(attempt), attempt).toBe('TypeError');
  }
});

test('a style sheet inserted into a page is refused and the page’s own apply, on the first page and after a navigation', async ({
  page,
  ready,
  allowConsole,
}) => {
  allowConsole(/style-src/);
  await page.goto(`${pathWithoutIslands}/`);
  await ready();
  const insertStyleSheet = () =>
    page.evaluate(() => {
      const style = document.createElement('style');
      style.textContent = 'header { background: rgb(1, 2, 3) !important; }';
      document.head.append(style);
      const header = document.querySelector('body > header')!;
      const { backgroundColor } = getComputedStyle(header);
      style.remove();
      return { isApplied: backgroundColor === 'rgb(1, 2, 3)', positionByOwnSheet: getComputedStyle(header).position };
    });
  expect(await insertStyleSheet()).toEqual({ isApplied: false, positionByOwnSheet: 'fixed' });
  await page.evaluate((path) => void (location.hash = `#${path}`), footerPath);
  await expect(page.locator(`html[data-path="${footerPath}"]`)).toBeAttached();
  expect(await insertStyleSheet()).toEqual({ isApplied: false, positionByOwnSheet: 'fixed' });
});
