import { footerPath } from '../playwright/chosen-pages.ts';
import { holdRequest } from '../playwright/hold-request.ts';
import { follow, linkTo, shownAddress } from '../playwright/page-links.ts';
import { titleOf } from '../playwright/site-content.ts';
import { expect, test } from '../playwright/site.ts';

const whyUsTitle = titleOf('/why-us');
const footerTitle = titleOf(footerPath);

test('following a link scrolls to the top and sets title and focus; Back and Forward set the title', async ({
  page,
  ready,
}) => {
  await page.goto('/why-us/');
  await ready();
  const footer = page.getByRole('contentinfo');
  await page.evaluate(() => scrollTo(0, 300));
  await follow(linkTo(footer, footerPath));
  await expect(page).toHaveTitle(footerTitle);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.evaluate(() => scrollTo(0, 400));
  await page.goBack();
  await expect(page).toHaveTitle(whyUsTitle);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goForward();
  await expect(page).toHaveTitle(footerTitle);
  await expect(linkTo(footer, footerPath)).toHaveAttribute('aria-current', 'page');
});

test('a query before the hash does not make the next link load the document', async ({ page, ready }) => {
  await page.goto('/?campaign=spring#/why-us');
  await ready();
  await expect(page, 'the query stays in the address').toHaveURL(shownAddress('/why-us', '', '?campaign=spring'));
  await page.evaluate(() => Object.assign(window, { witness: true }));
  await follow(linkTo(page.getByRole('contentinfo'), footerPath));
  await expect(page).toHaveTitle(footerTitle);
  expect(await page.evaluate(() => 'witness' in window)).toBe(true);
});

test('a query stays in the address, and the page’s own link still scrolls to its top', async ({ page, ready }) => {
  await page.goto('/why-us/?utm_source=mail');
  await ready();
  await expect(page).toHaveURL(shownAddress('/why-us', '', '?utm_source=mail'));
  await page.reload();
  await ready();
  await expect(page).toHaveTitle(whyUsTitle);
  await page.evaluate(() => scrollTo(0, 1000));
  await follow(linkTo(page.getByRole('contentinfo'), '/why-us'));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(page).toHaveURL(shownAddress('/why-us', '', '?utm_source=mail'));
});

test('a link that is pressed twice does not scroll the page that it leaves', async ({ page, ready }) => {
  await page.goto('/why-us/');
  await ready();
  const release = await holdRequest(page, `**${footerPath}/`);
  const scrollCalls = await page.evaluateHandle(() => {
    const calls: unknown[] = [];
    const { scrollTo } = window;
    window.scrollTo = (...parameters: unknown[]) => {
      calls.push(parameters);
      (scrollTo as (...parameters: unknown[]) => void).apply(window, parameters);
    };
    return calls;
  });
  const link = linkTo(page.getByRole('contentinfo'), footerPath);
  await follow(link);
  await follow(link);
  await expect(page.locator('html')).toHaveAttribute('data-loading');
  expect(await scrollCalls.jsonValue()).toEqual([]);
  release();
  await expect(page).toHaveTitle(footerTitle);
});

test('a link is marked as soon as it is followed', async ({ page, ready }) => {
  await page.goto('/why-us/');
  await ready();
  const release = await holdRequest(page, `**${footerPath}/`);
  const link = linkTo(page.getByRole('contentinfo'), footerPath);
  await follow(link);
  await expect(link).toHaveAttribute('aria-current', 'page');
  await expect(page).toHaveTitle(whyUsTitle);
  await page.goBack();
  await expect(link).not.toHaveAttribute('aria-current', 'page');
  await expect(page.locator('html')).not.toHaveAttribute('data-loading');
  const answered = page.waitForResponse(`**${footerPath}/`);
  release();
  await (await answered).finished();
  // A page that would be shown anyway is shown before the browser is idle.
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
  await expect(page).toHaveTitle(whyUsTitle);
});
