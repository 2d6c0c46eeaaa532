import type { Page } from '@playwright/test';
import { listPageCount, rangeText, skipWithoutListPages } from '../playwright/article-list.ts';
import { formTexts, skipWithoutForm } from '../playwright/form-texts.ts';
import { holdRequest } from '../playwright/hold-request.ts';
import { contentOfPage, titleOf } from '../playwright/site-content.ts';
import { expect, test } from '../playwright/site.ts';
import { language } from '../site/site-language.ts';

/**
 * Does what translators in browsers do: replaces every text, except in scripts and styles, by a `<font>` in a `<font>`. It keeps
 * the words, by which tests find elements.
 */
const translate = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      if (!text.parentElement?.closest('script, style')) texts.push(text);
    }
    for (const text of texts) {
      const font = document.createElement('font');
      font.append(Object.assign(document.createElement('font'), { textContent: text.data }));
      text.replaceWith(font);
    }
  });

skipWithoutForm('contact');

test('a translated form marks what is missing, accepts an enquiry and thanks the visitor', async ({ page, ready }) => {
  await page.goto('/contact-us/');
  await ready();
  await translate(page);
  await page.getByLabel(language.name, { exact: true }).fill('Dana Whitfield');
  await page.getByLabel(formTexts.contact.question, { exact: true }).fill('Could you look?');
  await page.getByLabel(language.phone, { exact: true }).pressSequentially('71355501');
  await page.getByRole('button', { name: language.submit }).click();
  await expect(page.getByLabel(language.email, { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await translate(page);
  await page.getByLabel(language.email, { exact: true }).fill('translated@gulfline.example');
  await page.getByLabel(language.phone, { exact: true }).press('End');
  await page.getByLabel(language.phone, { exact: true }).pressSequentially('18');
  await translate(page);
  await page.getByRole('button', { name: language.submit }).click();
  await expect(page.getByRole('status')).toContainText(formTexts.contact.success);
  await expect(page.getByRole('button', { name: language.submit, exact: true })).toBeVisible();
  await translate(page);
  await page.getByLabel(language.name, { exact: true }).fill('Dana again');
  await page.getByRole('button', { name: language.submit }).click();
  await expect(page.getByLabel(language.email, { exact: true })).toHaveAttribute('aria-invalid', 'true');
});

test('a form that is translated before its script is loaded keeps its text and the focus', async ({ page, ready }) => {
  const hydrate = await holdRequest(page, '**/assets/hydrate*.js');
  await page.goto('/contact-us/');
  await ready();
  await translate(page);
  const name = page.getByLabel(language.name, { exact: true });
  await page.getByLabel(formTexts.contact.question, { exact: true }).fill('Could you look?');
  await page.getByLabel(language.email, { exact: true }).fill('translated@gulfline.example');
  await name.fill('Dan Whitfield');
  await name.evaluate((field: HTMLInputElement) => field.setSelectionRange(3, 3));
  hydrate();
  await page.locator('site-island[component=EnquiryForm][data-hydrated]').waitFor({ state: 'attached' });
  await expect(name).toBeFocused();
  await page.keyboard.type('a');
  await expect(name).toHaveValue('Dana Whitfield');
  await expect(page.getByLabel(language.email, { exact: true })).toHaveValue('translated@gulfline.example');
  await expect(page.getByLabel(formTexts.contact.question, { exact: true })).toHaveValue('Could you look?');
});

test('a form that is translated and submitted before its script is loaded is sent afterward', async ({
  page,
  ready,
  enquiries,
}) => {
  const hydrate = await holdRequest(page, '**/assets/hydrate*.js');
  await page.goto('/contact-us/');
  await ready();
  await translate(page);
  await page.getByLabel(language.name, { exact: true }).fill('Dana Whitfield');
  await page.getByLabel(language.email, { exact: true }).fill('translated@gulfline.example');
  await page.getByLabel(formTexts.contact.question, { exact: true }).fill('Could you look early?');
  await page.getByRole('button', { name: language.submit }).click();
  hydrate();
  await expect(page.getByRole('status')).toContainText(formTexts.contact.success);
  expect((await enquiries()).filter(({ question }) => question === 'Could you look early?')).toHaveLength(1);
});

test('a translated list shows its range and can be paged', async ({ page, ready }) => {
  skipWithoutListPages();
  await page.goto('/blog/');
  await ready();
  await translate(page);
  await page.getByRole('button', { name: language.nextPage }).click();
  await expect(page.getByText(rangeText(2))).toBeVisible();
  await expect(page.getByText(language.pagePosition(2, listPageCount))).toBeVisible();
  await translate(page);
  await page.getByRole('button', { name: language.previousPage }).click();
  await expect(page.getByText(rangeText(1))).toBeVisible();
});

test('a translated map can be loaded', async ({ page, ready }) => {
  const { maps, loadMap } = contentOfPage('contact', { offices: { maps: {}, loadMap: '' } }).offices;
  test.skip(Object.keys(maps).length === 0, 'no office has a drawn map');
  await page.route('https://www.openstreetmap.org/**', (route) => route.fulfill({ body: 'a map' }));
  await page.goto('/contact-us/');
  await ready();
  await translate(page);
  await page.getByRole('button', { name: loadMap }).first().click();
  await expect(page.locator('iframe')).toHaveCount(1);
});

test('a translated home advances its banners and rows', async ({ page, ready }) => {
  // So narrow that three people do not fit side by side.
  await page.setViewportSize({ width: 480, height: 900 });
  await page.goto('/contact-us/');
  await ready();
  await translate(page);
  await page.evaluate(() => void (location.hash = '#/'));
  await expect(page.getByRole('region', { name: language.highlights })).toBeVisible();
  await translate(page);
  for (const name of [language.nextSlide, language.pause, language.nextMember, language.nextFeedback]) {
    await page.getByRole('button', { name, exact: true }).click();
  }
  await expect(page.locator('[data-banner]').nth(1)).toHaveJSProperty('inert', false);
  await expect(page.getByRole('button', { name: language.play, exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: language.previousMember, exact: true })).toBeEnabled();
  await expect(page.locator('#feedback > li').nth(1).locator('blockquote')).toBeInViewport();
  await page.evaluate(() => void (location.hash = '#/privacy-policy'));
  await expect(page).toHaveTitle(titleOf('/privacy-policy'));
  await expect(page.getByText(language.errorHeading)).toBeHidden();
});
