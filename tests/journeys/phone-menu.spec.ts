import { callToActionPath, pathWithoutIslands } from '../playwright/chosen-pages.ts';
import { firstChild, group, groupToggle, lastChild, skipWithoutGroup, secondChild } from '../playwright/menu-group.ts';
import { linkTo, shownAddress } from '../playwright/page-links.ts';
import { titleOf } from '../playwright/site-content.ts';
import { expect, test } from '../playwright/site.ts';
import { language } from '../site/site-language.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('the menu opens, its groups expand, and it closes after a choice or Escape', async ({ page, ready }) => {
  skipWithoutGroup();
  await page.goto('/why-us/');
  await ready();
  const opener = page.getByRole('button', { name: language.menu, exact: true });
  const panel = page.getByRole('dialog', { name: language.menu });
  await opener.click();
  await expect(panel).toBeVisible();
  const toggle = groupToggle(panel);
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await linkTo(panel, firstChild).click();
  await expect(panel).toBeHidden();
  await expect(page).toHaveTitle(titleOf(firstChild));
  await opener.click();
  await expect(panel).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
});

test('the current page is underlined in the menu, and so is the group of a page below it', async ({ page, ready }) => {
  skipWithoutGroup();
  const decorationOf = (path: string) =>
    linkTo(page.getByRole('dialog', { name: language.menu }), path)
      .first()
      .evaluate((link) => getComputedStyle(link).textDecorationLine);
  await page.goto(`${firstChild}/`);
  await ready();
  await page.getByRole('button', { name: language.menu, exact: true }).click();
  await expect.poll(() => decorationOf(firstChild)).toBe('underline');
  expect(await decorationOf(group.link)).toBe('underline');
  expect(await decorationOf(secondChild)).toBe('none');
});

test('the menu closes when Back leads elsewhere, and when the screen is turned and grows', async ({ page, ready }) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await page.goto('/why-us/');
  await ready();
  await page.evaluate((path) => void (location.hash = `#${path}`), pathWithoutIslands);
  await expect(page).toHaveTitle(titleOf(pathWithoutIslands));
  const opener = page.getByRole('button', { name: language.menu, exact: true });
  const panel = page.getByRole('dialog', { name: language.menu });
  await opener.click();
  await expect(panel).toBeVisible();
  await page.goBack();
  await expect(page).toHaveTitle(titleOf('/why-us'));
  await expect(panel).toBeHidden();
  await opener.click();
  await expect(panel).toBeVisible();
  await page.setViewportSize({ width: 1180, height: 820 });
  await expect(panel).toBeHidden();
  await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden');
  await linkTo(page.getByRole('navigation', { name: language.mainNavigation }), callToActionPath)
    .first()
    .click();
  await expect(page).toHaveURL(shownAddress(callToActionPath));
});

test('without a script the open menu can still be closed after the screen was rotated', async ({ browser, site }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: site.address,
    viewport: { width: 820, height: 1180 },
  });
  const page = await context.newPage();
  await page.goto('/why-us/');
  await page.getByRole('button', { name: language.menu, exact: true }).click();
  await page.setViewportSize({ width: 1180, height: 820 });
  await page.getByRole('button', { name: language.closeMenu }).click();
  await linkTo(page.getByRole('navigation', { name: language.mainNavigation }), callToActionPath)
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`${callToActionPath}/$`));
  await context.close();
});

test('without a script the menu opens with all its groups expanded', async ({ browser, site }) => {
  skipWithoutGroup();
  const context = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: site.address,
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await page.goto('/why-us/');
  await page.getByRole('button', { name: language.menu, exact: true }).click();
  await linkTo(page.getByRole('dialog'), lastChild).click();
  await expect(page).toHaveURL(`${lastChild}/`);
  await context.close();
});
