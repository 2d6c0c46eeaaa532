import type { Page } from '@playwright/test';
import { group, groupToggle, linkTo, listPages } from '../playwright/content.ts';
import { expect, test } from '../playwright/site.ts';

test.describe('what is fetched ahead', () => {
  /** The documents that a page asks for, as paths. */
  const documentsOf = (page: Page) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (request.resourceType() === 'fetch' && pathname.endsWith('/')) asked.push(pathname);
    });
    return asked;
  };

  test('pages that visible links lead to, each once, and opening one of them requests nothing more', async ({
    page,
    ready,
  }) => {
    const asked = documentsOf(page);
    await page.goto('/blog/');
    await ready();
    const first = page.locator('main li a').first();
    await first.scrollIntoViewIfNeeded();
    await expect.poll(() => asked.filter((path) => path.startsWith('/blog/'))).not.toEqual([]);
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([...new Set(asked)]);
    const before = asked.length;
    const answer = page.waitForRequest('**/pictures/**');
    await first.click();
    await expect(page.locator('article')).toBeVisible();
    await answer;
    expect(asked.slice(0, before)).toContain(`/${page.url().split('#/')[1]}/`);
    expect(asked.slice(before).filter((path) => path === `/${page.url().split('#/')[1]}/`)).toEqual([]);
  });

  test('at most eight pages before a visitor reaches for a link', async ({ page, ready }) => {
    const asked = documentsOf(page);
    await page.setViewportSize({ width: 1440, height: 9000 });
    await page.goto('/blog/');
    await ready();
    const pages = () => asked.filter((path) => path !== '/error/').length;
    test.skip(listPages < 2, 'needs more articles than are fetched ahead');
    // Six articles, the list’s next page, the closing banner’s link.
    await expect.poll(pages).toBe(8);
    await page.waitForLoadState('networkidle');
    expect(pages()).toBe(8);
  });

  test('nothing on a sweep of the mouse over the menu, a page when it rests there', async ({ page, ready }) => {
    // What is fetched ahead of links in view would come among what is looked for: on arrival data is saved.
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true }, writable: true });
    });
    await page.clock.install();
    await page.goto('/team/');
    await page.clock.runFor(2_000);
    await ready();
    await page.evaluate(() => Object.assign(navigator, { connection: undefined }));
    // From here on the test advances the clock.
    await page.clock.pauseAt(Date.now() + 60_000);
    const asked = documentsOf(page);
    const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
    await groupToggle(page.getByRole('navigation', { name: 'Main' })).hover();
    for (const link of await links.all()) {
      if (!(await link.isVisible())) continue;
      await link.hover();
      await page.clock.runFor(30);
    }
    // Home, to which the logo in view leads: its observer may report only after the connection has changed.
    expect(asked.filter((path) => path !== '/')).toEqual([]);
    await linkTo(page.getByRole('navigation', { name: 'Main' }), group.link).hover();
    const fetched = page.waitForRequest(`**${group.link}/`);
    await page.clock.runFor(70);
    await fetched;
  });

  test('a page at once when the keyboard reaches its link', async ({ page, ready }) => {
    await page.goto('/team/');
    await ready();
    const fetched = page.waitForRequest(`**${group.link}/`);
    await groupToggle(page.getByRole('navigation', { name: 'Main' })).focus();
    await page.keyboard.press('Shift+Tab');
    await fetched;
  });

  test('nothing where a visitor saves data', async ({ page, ready }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
    });
    const asked = documentsOf(page);
    await page.goto('/blog/');
    await ready();
    await page.locator('main li a').first().hover();
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
  });
});
