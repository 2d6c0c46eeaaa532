import type { Page } from '@playwright/test';
import { expect, test } from '../playwright/site.ts';

const steps = ['Architecture', 'Design', 'Coding', 'Testing', 'Support & Maintenance'];
const techniques = [
  'Lemmatization and stemming',
  'Keyword extraction',
  'Named entity recognition',
  'Topic modelling',
  'Summarization',
  'Sentiment analysis',
];
const topics = ['/natural-language-processing', '/sentiment-analysis', '/model-training'];

/** What the specification says of each screen: its cards' targets in order, and the headings of its list. */
const screens = [
  {
    path: '/expertise',
    heading: /^Expertise/,
    links: ['/web-development', '/mobile-development', '/artificial-intelligence-expertise'],
  },
  { path: '/web-development', heading: /^Web Development$/, list: steps },
  { path: '/mobile-development', heading: /^Mobile Development$/, list: steps },
  {
    path: '/artificial-intelligence-expertise',
    heading: /^Artificial Intelligence$/,
    links: topics,
    list: techniques,
    numbered: true,
  },
  { path: topics[0]!, heading: /^Natural Language Processing$/, list: techniques, numbered: true },
  { path: topics[1]!, heading: /^Sentiment Analysis$/, list: techniques, numbered: true },
  { path: topics[2]!, heading: /^Model Training$/, list: techniques, numbered: true },
  {
    path: '/why-us',
    heading: /^Why us/,
    links: ['/it-business-consulting', '/development-center-services', '/extended-team-services'],
    parts: ['Our mission', 'Our vision', 'Five values', 'Three ways to work with us', 'What we build with'],
  },
];

const inAppLinks = (page: Page) =>
  page
    .locator('main > section:not([data-print]) a[href^="/"]')
    .evaluateAll((links) => links.map((link) => `/${link.getAttribute('href')!.replaceAll(/^[/#]+|\/$/g, '')}`));

async function expectScreen(
  page: Page,
  { heading, links = [], list = [], parts = [], numbered }: (typeof screens)[number],
) {
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page.locator('h1')).toHaveText(heading);
  const found = await inAppLinks(page);
  expect(found.filter((link) => links.includes(link))).toEqual(links);
  if (list.length > 0) {
    const items = page.locator('ol > li:has(h3)');
    await expect(items.locator('h3')).toHaveText(list);
    for (const item of await items.all()) expect((await item.textContent())?.length).toBeGreaterThan(60);
    if (numbered)
      await expect(items.locator('[aria-hidden="true"]:first-child').filter({ hasText: /^\d$/ })).toHaveText([
        '1',
        '2',
        '3',
        '4',
        '5',
        '6',
      ]);
  }
  for (const part of parts) await expect(page.getByRole('heading', { level: 2, name: part })).toBeVisible();
}

for (const screen of screens) {
  test(`${screen.path} holds what was asked for without a script`, async ({ browser, site }) => {
    const page = await browser.newPage({ javaScriptEnabled: false, baseURL: site.address });
    await page.goto(`${screen.path}/`);
    await expectScreen(page, screen);
    await page.close();
  });

  test(`${screen.path} holds what was asked for at its hash address`, async ({ page, ready }) => {
    await page.goto(`/#${screen.path}`);
    await ready();
    await expectScreen(page, screen);
    await expect(
      page.getByRole('heading', { level: 2, name: 'Our team is ready to boost your business' }),
    ).toBeVisible();
  });
}

test('the web and the mobile page describe their steps each in its own words', async ({ page }) => {
  const texts: string[][] = [];
  for (const path of ['/web-development/', '/mobile-development/']) {
    await page.goto(path);
    texts.push(await page.locator('ol > li:has(h3) p').allTextContents());
  }
  expect(texts[0]!.filter((text) => texts[1]!.includes(text))).toEqual([]);
});

test('why us shows five values and the signs of technologies', async ({ page }) => {
  await page.goto('/why-us/');
  const values = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Five values' }) });
  await expect(values.getByRole('listitem')).toHaveCount(5);
  const wall = page.locator('section').filter({ has: page.getByRole('heading', { name: 'What we build with' }) });
  await expect(wall.locator('svg use')).toHaveCount(25);
});

test('the link under an opening’s words leads to the list below', async ({ page, ready }) => {
  await page.goto('/#/web-development');
  await ready();
  await page.getByRole('link', { name: 'See the process' }).click();
  await expect(page.getByRole('heading', { name: 'Development Process' })).toBeInViewport();
});
