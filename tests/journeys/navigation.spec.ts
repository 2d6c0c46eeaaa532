import { expect, test } from '../playwright/site.ts';

test('a plain page becomes its hash address without a reload', async ({ page, ready }) => {
  await page.goto('/why-us/');
  await page.evaluate(() => Object.assign(window, { witness: true }));
  await ready();
  expect(new URL(page.url()).pathname + new URL(page.url()).hash).toBe('/#/why-us');
  await expect(page.getByRole('heading', { level: 1, name: /^Why us/ })).toBeVisible();
  expect(await page.evaluate(() => 'witness' in window)).toBe(true);
});

test('every link holds a plain address without a script and a hash address with it', async ({
  page,
  browser,
  site,
  ready,
}) => {
  const still = await browser.newPage({ javaScriptEnabled: false, baseURL: site.address });
  await still.goto('/');
  const plain = await still
    .locator('a[href^="/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(plain.length).toBeGreaterThan(30);
  expect(plain.filter((href) => href?.includes('#'))).toEqual([]);
  await still.close();
  await page.goto('/');
  await ready();
  const hashed = await page
    .locator('a[href^="/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(hashed.filter((href) => !href?.startsWith('/#/'))).toEqual([]);
});

test('a hash address opens its own page and never shows or loads home in between', async ({ page, ready }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  const shown: string[] = [];
  await page.exposeFunction('noteHeading', (text: string) => void shown.push(text));
  await page.addInitScript(() => {
    const note = () => {
      const heading = document.querySelector('h1');
      if (heading?.checkVisibility())
        (window as never as { noteHeading: (text: string) => void }).noteHeading(heading.textContent);
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
  await page.goto('/#/why-us');
  await ready();
  await expect(page).toHaveTitle(/^Why us/);
  expect([...new Set(shown)]).toEqual([expect.stringMatching(/^Why us/)]);
  expect(requested.filter((path) => /home-page|banner-/.test(path))).toEqual([]);
});

test('an address that names another host is not fetched', async ({ page, expectConsole }) => {
  expectConsole(/No page has the address/);
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!new URL(request.url()).hostname.startsWith('127.')) foreign.push(request.url());
  });
  await page.goto('/#//evil.example/x');
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  expect(foreign).toEqual([]);
});

test('moving on scrolls to the top, sets title and focus, and so do Back and Forward', async ({ page, ready }) => {
  await page.goto('/why-us/');
  await ready();
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'Careers' }).click();
  await expect(page).toHaveTitle(/^Careers/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.evaluate(() => scrollTo(0, 400));
  await page.goBack();
  await expect(page).toHaveTitle(/^Why us/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goForward();
  await expect(page).toHaveTitle(/^Careers/);
  await expect(footer.getByRole('link', { name: 'Careers' })).toHaveAttribute('aria-current', 'page');
});

test('an unknown hash address shows the error screen with ways on; an unknown plain address is a 404', async ({
  page,
  ready,
  expectConsole,
}) => {
  expectConsole(/No page has the address|status of 404/);
  await page.goto('/');
  await ready();
  await page.evaluate(() => void (location.hash = '#/no-such-page'));
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  const answer = await page.goto('/no-such-page/');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact-us/');
});

test('an article that does not exist shows the error screen', async ({ page, expectConsole }) => {
  expectConsole(/No page has the address|status of 404/);
  await page.goto('/#/blog/never-written');
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
});

test('a part that does not arrive is a ChunkLoadError with Try again', async ({ page, ready, expectConsole }) => {
  expectConsole(/ChunkLoadError|Failed to load resource/);
  await page.goto('/why-us/');
  await ready();
  await page.route('**/careers/data.json', (route) => route.abort());
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click();
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  await page.getByText('Details for the engineer').click();
  await expect(page.getByText(/ChunkLoadError/)).toBeVisible();
  await page.unroute('**/careers/data.json');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Careers/ })).toBeVisible();
});

test('a part that takes 120 seconds is given up', async ({ page, ready, expectConsole }) => {
  expectConsole(/ChunkLoadError/);
  await page.clock.install();
  await page.goto('/why-us/');
  await page.clock.runFor(2_000);
  await ready();
  await page.route('**/careers/data.json', () => undefined);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click();
  await page.clock.runFor(119_000);
  await expect(page.getByRole('heading', { level: 1, name: /^Why us/ })).toBeVisible();
  await page.clock.runFor(1_500);
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
});

test('a page of a newer release is reloaded once by itself', async ({ page, ready }) => {
  await page.goto('/why-us/');
  await ready();
  let loads = 0;
  page.on('load', () => void loads++);
  await page.route('**/careers/data.json', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), build: 'a-newer-one' } });
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Careers/ })).toBeVisible();
  await ready();
  expect(loads).toBe(1);
});

test('anchors stay on the page and stand behind its address', async ({ page, ready }) => {
  await page.goto('/#/blog/securing-iot-devices');
  await ready();
  const anchor = page.locator('a[href^="#"]:not([href="#main"])').first();
  const id = (await anchor.getAttribute('href'))?.slice(1);
  await anchor.click();
  expect(new URL(page.url()).hash).toBe(`#/blog/securing-iot-devices#${id}`);
  await expect(page.locator(`#${id}`)).toBeInViewport();
});

test('a click before the page answers is kept and repeated', async ({ page }) => {
  const gate = Promise.withResolvers<void>();
  await page.route('**/assets/entry-client*.js', async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto('/why-us/');
  const toggle = page.getByRole('button', { name: 'Product pages' }).first();
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  gate.resolve();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
});
