import { articlePath, casePath, company, content, linkTo, pages, titleOf } from '../playwright/content.ts';
import { expect, test } from '../playwright/site.ts';
import { pictureOf } from '../site/shown-images.ts';

const { error } = content;
const [home, whyUs, careers, privacy] = ['/', '/why-us', '/careers', '/privacy-policy'].map(titleOf) as [
  string,
  string,
  string,
  string,
];

const wayTo = (path: string) => ({ name: error.main.find(({ link }) => link === path)!.name, exact: true });

const homePictures = content.page('home', '/').banners.map(({ picture }) => pictureOf(picture.jpeg));

const isHome = (address: URL) => address.pathname === '/';

test('a plain page becomes its hash address without a reload', async ({ page, ready }) => {
  await page.goto('/why-us/');
  await page.evaluate(() => Object.assign(window, { witness: true }));
  await ready();
  expect(new URL(page.url()).pathname + new URL(page.url()).hash).toBe('/#/why-us');
  await expect(page).toHaveTitle(whyUs);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
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
  await expect(page).toHaveTitle(whyUs);
  expect(new Set(shown)).toEqual(new Set([await page.locator('h1').textContent()]));
  expect(requested.filter((path) => homePictures.some((name) => path.includes(`/${name}-`)))).toEqual([]);
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
  await linkTo(footer, '/careers').click();
  await expect(page).toHaveTitle(careers);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.evaluate(() => scrollTo(0, 400));
  await page.goBack();
  await expect(page).toHaveTitle(whyUs);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goForward();
  await expect(page).toHaveTitle(careers);
  await expect(linkTo(footer, '/careers')).toHaveAttribute('aria-current', 'page');
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
  await page.getByRole('link', wayTo('/')).click();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  const answer = await page.goto('/no-such-page/');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  await expect(page.getByRole('link', wayTo('/contact-us'))).toHaveAttribute('href', '/contact-us/');
});

test('the error screen says what was asked for and names the nearest pages, plain, by hash and after a step', async ({
  page,
  ready,
  expectConsole,
}) => {
  expectConsole(/No page has the address|status of 404/);
  const nearest = page.locator('[data-nearest]').getByRole('link');
  const robots = page.locator('head meta[name=robots]');
  for (const address of ['/carers/', '/#/carers']) {
    await page.goto('about:blank');
    await page.goto(address);
    await expect(page.getByText(error.asked), address).toContainText('/carers');
    await expect(nearest.first()).toHaveAttribute('href', /careers/);
    await expect(robots).toHaveAttribute('content', 'noindex');
  }
  await nearest.first().click();
  await expect(page).toHaveTitle(careers);
  await ready();
  await expect(robots).toHaveCount(0);
  await page.evaluate(() => void (location.hash = '#/zzzz'));
  await expect(page.getByText(error.asked)).toContainText('/zzzz');
  await expect(nearest).toHaveCount(0);
  await page.getByText(error.allPages).click();
  await expect(page.locator('[data-all-pages]').getByRole('link')).toHaveCount(pages.length - 1);
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
  await page.route('**/careers/', (route) => route.abort());
  await linkTo(page.getByRole('contentinfo'), '/careers').click();
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  await page.getByText(error.details).click();
  await expect(page.getByText(/ChunkLoadError/)).toBeVisible();
  await page.unroute('**/careers/');
  await page.getByRole('button', { name: error.tryAgain }).click();
  await expect(page).toHaveTitle(careers);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a part that takes 120 seconds is given up', async ({ page, ready, expectConsole }) => {
  expectConsole(/ChunkLoadError/);
  await page.clock.install();
  await page.goto('/why-us/');
  await page.clock.runFor(2_000);
  await ready();
  // From here on time passes only as told.
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.route('**/careers/', () => undefined);
  await linkTo(page.getByRole('contentinfo'), '/careers').click();
  await page.clock.runFor(119_000);
  await expect(page).toHaveTitle(whyUs);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.clock.runFor(1_500);
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
});

test('a page of a newer release is reloaded once by itself', async ({ page, ready }) => {
  await page.goto('/why-us/');
  await ready();
  let loads = 0;
  page.on('load', () => void loads++);
  await page.route('**/careers/', async (route) => {
    const answer = await route.fetch();
    const newer = (await answer.text()).replace(/data-release="[^"]*"/, 'data-release="a-newer-one"');
    await route.fulfill({ response: answer, body: newer });
  });
  await linkTo(page.getByRole('contentinfo'), '/careers').click();
  await expect(page).toHaveTitle(careers);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await ready();
  expect(loads).toBe(1);
});

test('anchors stay on the page and stand behind its address', async ({ page, ready }) => {
  await page.goto(`/#${articlePath}`);
  await ready();
  const anchor = page.getByRole('navigation', { name: content.articlePage.contents }).getByRole('link').nth(3);
  const address = (await anchor.getAttribute('href')) ?? '';
  expect(address.startsWith(`/#${articlePath}#`)).toBe(true);
  await anchor.click();
  expect(page.url()).toContain(address);
  const target = page.locator(`#${address.split('#')[2]}`);
  await expect(target).toBeInViewport();
  await page.evaluate(() => scrollTo(0, 0));
  await anchor.click();
  await expect(target, 'pressed again').toBeInViewport();
});

test('an anchor pressed before the script has come leads to its passage, and the address takes it along', async ({
  page,
  ready,
}) => {
  const gate = Promise.withResolvers<void>();
  await page.route('**/assets/entry-browser*.js', async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto(`${articlePath}/`);
  const anchor = page.getByRole('navigation', { name: content.articlePage.contents }).getByRole('link').nth(3);
  const id = (await anchor.getAttribute('href'))?.slice(1);
  await anchor.click();
  await expect(page.locator(`#${id}`)).toBeInViewport();
  gate.resolve();
  await ready();
  await expect(page.locator(`#${id}`)).toBeInViewport();
  expect(page.url()).toContain(`/#${articlePath}#${id}`);
});

test('an anchor that encodes nothing does not stop the page', async ({ page, ready }) => {
  await page.goto(`/#${articlePath}#100%`);
  await ready();
  await expect(page).toHaveTitle(titleOf(articlePath));
});

test('a query before the hash does not make the next link load the document', async ({ page, ready }) => {
  await page.goto('/?campaign=spring#/why-us');
  await ready();
  await page.evaluate(() => Object.assign(window, { witness: true }));
  await linkTo(page.getByRole('contentinfo'), '/careers').click();
  await expect(page).toHaveTitle(careers);
  expect(await page.evaluate(() => 'witness' in window)).toBe(true);
});

test('an unknown hash address shows and loads nothing of home', async ({ page, ready, expectConsole }) => {
  expectConsole(/No page has the address|status of 404/);
  const pictures: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'image') pictures.push(new URL(request.url()).pathname);
  });
  for (const address of ['/no-such-page', '/thank-you/contact']) {
    await page.goto('about:blank');
    await page.goto(`/#${address}`);
    await ready();
    await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
    await expect(page).toHaveTitle('Unexpected Application Error!');
  }
  expect(pictures.filter((path) => homePictures.some((name) => path.includes(`/${name}-`)))).toEqual([]);
});

test('the ways on from the error screen also lead to the page that failed', async ({ page, ready, expectConsole }) => {
  expectConsole(/ChunkLoadError|Failed to load resource/);
  // Before anything else: home is fetched ahead from every page.
  await page.route(isHome, (route) => route.abort());
  await page.goto('/why-us/');
  await ready();
  await page.getByRole('banner').getByRole('link', { name: company.name }).first().click();
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  await page.unroute(isHome);
  await page.getByRole('link', wayTo('/')).click();
  await expect(page).toHaveTitle(home);
});

test('a link is marked as soon as it is followed', async ({ page, ready }) => {
  const gate = Promise.withResolvers<void>();
  await page.goto('/why-us/');
  await ready();
  await page.route('**/careers/', async (route) => {
    await gate.promise;
    await route.continue();
  });
  const link = linkTo(page.getByRole('contentinfo'), '/careers');
  await link.click();
  await expect(link).toHaveAttribute('aria-current', 'page');
  await expect(page).toHaveTitle(whyUs);
  await page.goBack();
  await expect(link).not.toHaveAttribute('aria-current', 'page');
  gate.resolve();
  await expect(page.locator('html')).not.toHaveAttribute('data-loading');
  await expect(page).toHaveTitle(whyUs);
});

test('what fails late does not replace what was opened after it', async ({ page, ready, expectConsole }) => {
  expectConsole(/ChunkLoadError|Failed to load resource/);
  const gate = Promise.withResolvers<void>();
  await page.goto('/why-us/');
  await ready();
  await page.route('**/careers/', (route) => route.abort());
  // Asked whether a newer release is why.
  const asked = page.waitForRequest('**/release.json');
  await page.route('**/release.json', async (route) => {
    await gate.promise;
    await route.abort();
  });
  const footer = page.getByRole('contentinfo');
  await linkTo(footer, '/careers').click();
  await asked;
  await linkTo(footer, '/privacy-policy').click();
  await expect(page).toHaveTitle(privacy);
  const answered = page.waitForEvent('requestfailed', { predicate: (one) => one.url().includes('release.json') });
  gate.resolve();
  await answered;
  await expect(page.locator('html')).not.toHaveAttribute('data-loading');
  await expect(page).toHaveTitle(privacy);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the document of a deep hash address that never comes is given up after 120 seconds', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/ChunkLoadError/);
  await page.clock.install();
  await page.route('**/careers/', () => undefined);
  await page.goto('/#/careers');
  await page.locator('html[data-loading]').waitFor();
  await page.clock.runFor(119_000);
  await expect(page.locator('h1')).toHaveCount(0);
  await page.clock.runFor(2_000);
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
});

for (const path of ['/', casePath, articlePath, '/contact-us']) {
  test(`after a step to ${path} no link is left in its plain form`, async ({ page, ready }) => {
    await page.goto('/#/team');
    await ready();
    await page.evaluate((hash) => void (location.hash = hash), `#${path}`);
    await expect(page.locator('html')).toHaveAttribute('data-path', path);
    const links = await page.locator('a[href]').evaluateAll((all) => all.map((link) => link.getAttribute('href')!));
    expect(links.length).toBeGreaterThan(30);
    expect(links.filter((href) => (href.startsWith('#') && href !== '#main') || /^\/(?!#\/)[^.]*$/.test(href))).toEqual(
      [],
    );
  });
}
