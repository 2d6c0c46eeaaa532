import type { Page, Request } from '@playwright/test';
import { caseListPath, casePath, pathWithoutIslands } from '../playwright/chosen-pages.ts';
import { articlePath, skipWithFewerArticles } from '../playwright/article-with-most-sections.ts';
import { group, groupToggle, skipWithoutGroup } from '../playwright/menu-group.ts';
import { linkTo } from '../playwright/page-links.ts';
import { hasPage, pages } from '../playwright/site-content.ts';
import { expect, test } from '../playwright/site.ts';
import { plainHref } from '#site/navigation/address.ts';
import { parsedDocument, targetsOf } from '../site/parsed-document.ts';
import { language } from '../site/site-language.ts';

test.describe('prefetching', () => {
  /** Collects the paths of the documents that a page requests from now on. */
  const collectDocuments = (page: Page) => {
    const requested: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (request.resourceType() === 'fetch' && pathname.endsWith('/')) requested.push(pathname);
    });
    return requested;
  };

  test('requests the pages that visible links lead to, each once, also when one is opened', async ({ page, ready }) => {
    const requested = collectDocuments(page);
    await page.goto(`${caseListPath}/`);
    await ready();
    const first = linkTo(page.locator('main'), casePath).first();
    await first.scrollIntoViewIfNeeded();
    await expect.poll(() => requested).toContain(`${casePath}/`);
    await page.waitForLoadState('networkidle');
    expect(requested).toEqual([...new Set(requested)]);
    const before = requested.length;
    const pictureRequest = page.waitForRequest('**/pictures/**');
    await first.click();
    await expect(page.locator('html')).toHaveAttribute('data-path', casePath);
    await pictureRequest;
    expect(requested.slice(before).filter((path) => path === `${casePath}/`)).toEqual([]);
  });

  test('parses the page of the link in the middle while the browser is idle, so that a press need not', async ({
    page,
    ready,
  }) => {
    await page.addInitScript(() => {
      const parsed: string[] = [];
      const { parseFromString } = DOMParser.prototype;
      DOMParser.prototype.parseFromString = function (markup, type) {
        parsed.push(/ data-path="([^"]*)"/.exec(markup)?.[1] ?? '');
        return parseFromString.call(this, markup, type);
      };
      Object.assign(window, { parsed });
    });
    const parsedPaths = () => page.evaluate(() => (window as unknown as { parsed: string[] }).parsed);
    await page.goto(`${caseListPath}/`);
    await ready();
    const link = linkTo(page.locator('main'), casePath).first();
    await link.evaluate((element) => {
      scrollBy({ top: element.getBoundingClientRect().top - innerHeight / 2, behavior: 'instant' });
    });
    await expect.poll(async () => (await parsedPaths()).at(-1)).toBe(casePath);
    const before = (await parsedPaths()).length;
    await link.click();
    await expect(page.locator('html')).toHaveAttribute('data-path', casePath);
    expect((await parsedPaths()).slice(before).filter((path) => path === casePath)).toEqual([]);
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 } });

    for (const path of ['/', ...['/blog', '/services'].filter(hasPage), articlePath, casePath].map(plainHref)) {
      test(`transfers at most 60 kB from ${path}, however far it is scrolled`, async ({ page, ready }) => {
        const sizes: Promise<number>[] = [];
        const measure = (request: Request) => {
          if (request.resourceType() !== 'fetch') return;
          sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
        };
        page.on('requestfinished', measure);
        await page.goto(path);
        await ready();
        for (let last = -1, y = 0; y !== last;) {
          last = y;
          await page.waitForLoadState('networkidle');
          await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
          y = await page.evaluate(() => (scrollBy({ top: innerHeight, behavior: 'instant' }), scrollY));
        }
        await page.waitForLoadState('networkidle');
        // A request that ends while the page is being closed has no sizes.
        page.off('requestfinished', measure);
        const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
        expect(bytes).toBeGreaterThan(10_000);
        expect(bytes).toBeLessThanOrEqual(60_000);
      });
    }

    test('skips links that a reader scrolled past before the browser was idle', async ({ page, ready }) => {
      skipWithFewerArticles(6);
      await page.addInitScript(() => {
        const waiting: IdleRequestCallback[] = [];
        const deadline: IdleDeadline = { didTimeout: false, timeRemaining: () => 40 };
        Object.assign(window, {
          requestIdleCallback: (callback: IdleRequestCallback) => waiting.push(callback),
          becomeIdle: () => {
            for (const callback of waiting.splice(0)) callback(deadline);
          },
        });
      });
      const requested = collectDocuments(page);
      const becomeIdle = () => page.evaluate(() => (window as unknown as { becomeIdle: () => void }).becomeIdle());
      await page.goto('/blog/');
      // A key press loads the site's script, which otherwise waits for the browser to be idle.
      await page.keyboard.press('Shift');
      await ready();
      const cards = page.locator('main li a');
      for (const card of [cards.first(), cards.nth(5)]) {
        await card.evaluate((link) => link.scrollIntoView({ block: 'center', behavior: 'instant' }));
        await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      }
      const firstPath = (await cards.first().getAttribute('href'))!.replace(/^\/#|\/$/g, '');
      await becomeIdle();
      await expect.poll(() => requested.filter((path) => path.startsWith('/blog/')).length).toBe(1);
      expect(requested).not.toContain(`${firstPath}/`);
    });
  });

  test('requests the page of a card before the page of a link in running text', async ({ page, ready }) => {
    const linksOf = (path: string, within: string) =>
      targetsOf(parsedDocument(path), within).filter((link) => link !== path && pages.some((one) => one.path === link));
    const suitable = pages.find((candidate) => {
      const [inText] = linksOf(candidate.path, 'main p a');
      const cards = linksOf(candidate.path, 'main a:not(p a)');
      return inText && cards.length > 0 && !cards.includes(inText);
    });
    test.skip(!suitable, 'no page has a link in running text to one that no card leads to');
    const { path } = suitable!;
    const requested = collectDocuments(page);
    // All of the page is in view at once, even though its hero grows with the window.
    await page.setViewportSize({ width: 1440, height: 40_000 });
    await page.goto(path === '/' ? path : `${path}/`);
    await ready();
    const requestedPages = () =>
      requested.filter((address) => address !== '/error/').map((address) => address.slice(0, -1));
    await expect.poll(requestedPages).not.toEqual([]);
    expect(linksOf(path, 'main a:not(p a)')).toContain(requestedPages()[0]);
  });

  test('requests nothing while the mouse sweeps over the menu, and a page when it rests there', async ({
    page,
    ready,
  }) => {
    skipWithoutGroup();
    // Prefetching links in view would interfere: the page loads with data saving on.
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true }, writable: true });
    });
    await page.clock.install();
    await page.goto(`${pathWithoutIslands}/`);
    await page.clock.runFor(2_000);
    await ready();
    await page.evaluate(() => Object.assign(navigator, { connection: undefined }));
    // From here on the test advances the clock.
    await page.clock.pauseAt(Date.now() + 60_000);
    const requested = collectDocuments(page);
    const links = page.getByRole('navigation', { name: language.mainNavigation }).getByRole('link');
    await groupToggle(page.getByRole('navigation', { name: language.mainNavigation })).hover();
    // Reads where the links are beforehand, since the list may close under the mouse.
    const boxes = await links.evaluateAll((all) =>
      all.filter((link) => link.checkVisibility()).map((link) => link.getBoundingClientRect().toJSON() as DOMRect),
    );
    expect(boxes.length).toBeGreaterThan(2);
    for (const { x, y, width, height } of boxes) {
      await page.mouse.move(x + width / 2, y + height / 2);
      await page.clock.runFor(30);
    }
    // Home is the target of the logo in view: its observer may report only after the connection has changed.
    expect(requested.filter((path) => path !== '/')).toEqual([]);
    await linkTo(page.getByRole('navigation', { name: language.mainNavigation }), group.link)
      .first()
      .hover();
    const fetched = page.waitForRequest(`**${group.link}/`);
    await page.clock.runFor(70);
    await fetched;
  });

  test('requests a page immediately when its link gets the keyboard’s focus', async ({ page, ready }) => {
    skipWithoutGroup();
    await page.goto(`${pathWithoutIslands}/`);
    await ready();
    const fetched = page.waitForRequest(`**${group.link}/`);
    await groupToggle(page.getByRole('navigation', { name: language.mainNavigation })).focus();
    await page.keyboard.press('Shift+Tab');
    await fetched;
  });

  test('requests nothing if a visitor saves data', async ({ page, ready }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
    });
    await page.clock.install();
    const requested = collectDocuments(page);
    await page.goto(`${caseListPath}/`);
    await page.clock.runFor(2_000);
    await ready();
    await linkTo(page.locator('main'), casePath).first().hover();
    await page.clock.runFor(200);
    // A request that was begun before this one is known when it has been answered.
    await page.evaluate(() => fetch('/release.json').then((response) => response.text()));
    expect(requested).toEqual([]);
  });
});
