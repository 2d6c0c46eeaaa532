import { company } from '../playwright/company.ts';
import { expect, test } from '../playwright/site.ts';

const cards = 'main li:has(h3):visible';

/** The specification's fixed figures: address, date, comments, views. */
const figures = [
  ['ai-powered-chatbots', '24/01/2025', '5 comments', '1500 views'],
  ['ai-cybersecurity', '24/01/2025', '10 comments', '2500 views'],
  ['ai-agents-decision-makers', '25/01/2025', '3 comments', '1200 views'],
  ['impact-of-ai-agents', '25/01/2025', '8 comments', '2300 views'],
  ['ai-web-form-validation', '26/01/2025', '8 comments', '2000 views'],
  ['securing-iot-devices', '27/01/2025', '3 comments', '1200 views'],
  ['ai-powered-tools-for-everyday-life', '27/01/2025', '15 comments', '3000 views'],
  ['revolutionize-mobile-connectivity', '28/01/2025', '25 comments', '5000 views'],
  [`${company.slug}-custom-solution`, '16/03/2021', '0 comments', '950 views'],
] as const;

test('the list shows six articles a page, newest first, and its ends are closed', async ({ page, ready }) => {
  await page.goto('/blog/');
  await ready();
  const back = page.getByRole('button', { name: 'Previous Page' });
  const forward = page.getByRole('button', { name: 'Next Page' });
  const head = page.getByRole('heading', { name: 'Latest articles' });

  await expect(page.locator(cards)).toHaveCount(6);
  await expect(page.locator(cards).first()).toContainText('28/01/2025');
  await expect(page.getByText('Articles 1 to 6 of 17')).toBeVisible();
  await expect(back).toBeDisabled();

  await forward.click();
  await expect(page.getByText('Articles 7 to 12 of 17')).toBeVisible();
  await expect(page.locator(cards)).toHaveCount(6);
  await expect(head).toBeFocused();
  await expect(head).toBeInViewport();
  await expect(back).toBeEnabled();

  await forward.click();
  await expect(page.getByText('Page 3 of 3')).toBeVisible();
  await expect(page.locator(cards)).toHaveCount(5);
  await expect(page.locator(cards).last()).toContainText('16/03/2021');
  await expect(forward).toBeDisabled();

  await back.click();
  await expect(page.getByText('Page 2 of 3')).toBeVisible();
});

test('the dates never rise from one article of the list to the next', async ({ page }) => {
  await page.goto('/blog/');
  const dates = await page
    .locator('main li time')
    .evaluateAll((times) => (times as HTMLTimeElement[]).map(({ dateTime }) => dateTime));
  expect(dates).toHaveLength(17);
  const newestFirst = (one: string, other: string) => (one < other ? 1 : one > other ? -1 : 0);
  expect(dates).toEqual(dates.toSorted(newestFirst));
});

test('a card leads to its article, wherever on it one presses', async ({ page, ready }) => {
  await page.goto('/blog/');
  await ready();
  await page
    .locator(cards)
    .first()
    .click({ position: { x: 40, y: 40 } });
  await expect(page).toHaveURL(/\/#\/blog\/revolutionize-mobile-connectivity$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How 5G changes what a mobile app can promise');
});

test('back from an article the list is at its page, by a link at its first', async ({ page, ready }) => {
  await page.goto('/blog/');
  await ready();
  await page.getByRole('button', { name: 'Next Page' }).click();
  await page.getByRole('button', { name: 'Next Page' }).click();
  await page.locator(cards).first().getByRole('link').click();
  await expect(page).toHaveURL(/\/#\/blog\//);
  await expect(page.locator('article')).toBeVisible();
  await page.goBack();
  await expect(page.getByText('Articles 13 to 17 of 17')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Articles 13 to 17 of 17')).toBeVisible();
  await page.evaluate(() => void (location.hash = '#/why-us'));
  await expect(page).toHaveTitle(/^Why us/i);
  await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click();
  await expect(page.getByText('Articles 1 to 6 of 17')).toBeVisible();
});

test('the Get in touch button of the list does nothing', async ({ page, ready }) => {
  await page.goto('/blog/');
  await ready();
  await page.getByRole('main').getByRole('button', { name: 'Get in touch' }).click();
  await expect(page).toHaveURL(/\/#\/blog$/);
  await expect(page.locator(cards)).toHaveCount(6);
});

test('without a script all 17 articles are shown and nothing pages', async ({ browser, site }) => {
  const still = await browser.newPage({ javaScriptEnabled: false, baseURL: site.address });
  await still.goto('/blog/');
  await expect(still.locator(cards)).toHaveCount(17);
  await expect(still.getByRole('button', { name: 'Next Page' })).toBeHidden();
  await still.goto('/blog/securing-iot-devices/');
  await expect(still.getByRole('button', { name: 'Copy link' })).toBeHidden();
  await expect(still.getByRole('heading', { name: 'Plan the last day' })).toBeVisible();
  await still.close();
});

test('pictures of articles on other pages are not loaded', async ({ page, ready }) => {
  const pictures = new Set<string>();
  page.on('request', (request) => {
    const name = /\/pictures\/(cover-[\w-]+?)-\d+\./.exec(request.url())?.[1];
    if (name) pictures.add(name);
  });
  // Those asked for while the page was read have been noted before the last that a reader comes to is there.
  const readToTheEnd = async () => {
    for (const card of await page.locator(cards).all()) {
      await card.scrollIntoViewIfNeeded();
      await expect(card.locator('img')).toHaveJSProperty('complete', true);
    }
  };
  await page.goto('/blog/');
  await ready();
  await readToTheEnd();
  expect(pictures.size).toBe(6);
  await page.getByRole('button', { name: 'Next Page' }).click();
  await expect(page.getByText('Articles 7 to 12 of 17')).toBeVisible();
  await readToTheEnd();
  expect(pictures.size).toBe(12);
});

for (const [slug, date, comments, views] of figures) {
  test(`${slug} shows its date and its fixed counts`, async ({ page }) => {
    await page.goto(`/blog/${slug}/`);
    const hero = page.locator('article > header');
    await expect(hero.getByText(date)).toBeVisible();
    await expect(hero.getByText(comments, { exact: true })).toBeVisible();
    await expect(hero.getByText(views, { exact: true })).toBeVisible();
  });
}

test('the hero is six tenths of the window high and its title in capitals', async ({ page }) => {
  await page.goto('/blog/securing-iot-devices/');
  const hero = await page.locator('article > header').boundingBox();
  expect(hero).toMatchObject({ x: 0, width: 1440, height: 540 });
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Securing IoT devices');
  await expect(title).toHaveCSS('text-transform', 'uppercase');
});

for (const [width, height] of [
  [320, 568],
  [390, 844],
  [844, 390],
  [1024, 600],
  [1366, 768],
  [2560, 1440],
] as const) {
  test(`at ${width} by ${height} an article’s opening is six tenths of the window high and holds its title`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    // The longest of the titles.
    await page.goto('/blog/lti-integration-for-lms-systems/');
    const hero = (await page.locator('article > header').boundingBox())!;
    const title = (await page.getByRole('heading', { level: 1 }).boundingBox())!;
    const menu = (await page.getByRole('banner').boundingBox())!;
    expect(hero.height).toBeCloseTo(height * 0.6, 0);
    expect(title.y).toBeGreaterThanOrEqual(menu.height);
    expect(title.y + title.height).toBeLessThanOrEqual(hero.height);
    await expect(page.locator('article > header').getByText(/views/)).toBeVisible();
  });
}

test('share links lead to the networks’ home pages, in a new tab, without a referrer or the article', async ({
  page,
}) => {
  await page.goto('/blog/securing-iot-devices/');
  const links = await page
    .getByRole('list', { name: 'Share' })
    .getByRole('link')
    .evaluateAll((found) => (found as HTMLAnchorElement[]).map(({ href, target, rel }) => ({ href, target, rel })));
  const homes = [
    'https://www.facebook.com/',
    'https://twitter.com/',
    'https://www.whatsapp.com/',
    'https://www.linkedin.com/',
  ];
  expect(links).toEqual(homes.map((href) => ({ href, target: '_blank', rel: 'noreferrer' })));
});

test('Copy link copies the plain address, says so for two seconds and then no more', async ({
  page,
  context,
  ready,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/blog/securing-iot-devices/');
  await ready();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  await expect(page.locator('[aria-live]', { hasText: 'Link copied' })).toBeAttached();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    'https://www.juniperjay.example/blog/securing-iot-devices/',
  );
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible();
});

test('Copy above a piece of code copies that piece', async ({ page, context, ready }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/blog/securing-iot-devices/');
  await ready();
  await page.locator('figure', { hasText: 'fleet.acl' }).last().getByRole('button').click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^pattern write fleet\/%u\/readings\n/);
});

test('the eight numbered sections are in the contents, which lead there and mark where the reader is', async ({
  page,
  ready,
}) => {
  await page.goto('/blog/securing-iot-devices/');
  await ready();
  await expect(page.locator('article h2[data-number]')).toHaveCount(8);
  const contents = page.getByRole('navigation', { name: 'In this article' });
  await expect(contents.getByRole('link')).toHaveCount(8);

  await contents.getByRole('link', { name: 'Keep devices apart' }).click();
  await expect(page).toHaveURL(/\/#\/blog\/securing-iot-devices#keep-devices-apart$/);
  const heading = page.getByRole('heading', { name: 'Keep devices apart' });
  await expect(heading).toBeInViewport();
  await expect(contents.locator('[aria-current]')).toHaveText(/Keep devices apart/);

  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(contents.locator('[aria-current]')).toHaveText(/Know what is on the network/);
});

test('an article leads to its neighbors and to articles with tags in common', async ({ page }) => {
  await page.goto('/blog/securing-iot-devices/');
  const others = page.getByRole('navigation', { name: 'Other articles' });
  await expect(others.getByRole('link', { name: /^Previous article/ })).toHaveAttribute(
    'href',
    /ai-web-form-validation/,
  );
  await expect(others.getByRole('link', { name: /^Next article/ })).toHaveAttribute('href', /everyday-life/);
  const related = page
    .locator('section', { has: page.getByRole('heading', { name: 'Read on' }) })
    .getByRole('listitem');
  await expect(related).toHaveCount(3);
  await expect(related.first()).toContainText('Also about');
});
