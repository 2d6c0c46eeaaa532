import type { Page } from '@playwright/test';
import { content } from '../playwright/content.ts';
import { expect, test } from '../playwright/site.ts';
import { pictureOf } from '../site/shown-images.ts';

const { banners, feedback } = content.page('home', '/');
const quotes = content.testimonials;
const [first, second, third] = quotes.map(({ customerName }) => customerName) as [string, string, string];
const bannerNames = banners.map(({ picture }) => pictureOf(picture.jpeg));
const hero = (page: Page) => page.getByRole('region', { name: 'Highlights' });
const slide = (page: Page, number: number) => hero(page).getByRole('group', { name: `${number} of 3` });
const shows = (page: Page, number: number) => expect(slide(page, number)).toBeInViewport({ ratio: 0.9 });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Time stands but for what a test lets run: a second of it, in which the script starts. */
async function arriveInStandingTime(page: Page) {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto('/');
  await page.clock.runFor(1000);
  await page.locator('html[data-ready]').waitFor();
  // The idle moment in which the island starts.
  await page.clock.runFor(100);
  await page
    .locator('section[aria-roledescription=carousel]')
    .locator('..')
    .and(page.locator('[data-hydrated]'))
    .waitFor({ state: 'attached' });
}

const bannerPictures = (page: Page) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const banner = bannerNames.find((name) => new RegExp(`/pictures/${name}-(phone-)?\\d`).test(request.url()));
    if (banner && !asked.includes(banner)) asked.push(banner);
  });
  return asked;
};

test('the banners move on every six seconds and begin again after the last', async ({ page, ready }) => {
  await arriveInStandingTime(page);
  await ready();
  await shows(page, 1);
  await page.clock.runFor(5900);
  await shows(page, 1);
  await page.clock.runFor(200);
  await shows(page, 2);
  await page.clock.runFor(6000);
  await shows(page, 3);
  await page.clock.runFor(6000);
  await shows(page, 1);
});

test('the next banner’s picture is asked for shortly before it is shown, and not earlier', async ({ page, ready }) => {
  const asked = bannerPictures(page);
  await arriveInStandingTime(page);
  await ready();
  await page.clock.runFor(3500);
  expect(asked).toEqual([bannerNames[0]]);
  await page.clock.runFor(1000);
  await expect.poll(() => asked).toEqual(bannerNames.slice(0, 2));
});

test('a banner stands while the pointer rests on it and goes on with what was left of its turn', async ({
  page,
  ready,
}) => {
  await arriveInStandingTime(page);
  await ready();
  await page.mouse.move(700, 600);
  await page.clock.runFor(20_000);
  await shows(page, 1);
  await page.mouse.move(700, 895);
  await page.clock.runFor(6100);
  await shows(page, 2);
});

test('the pause button holds the banners, becomes Play, and lets listeners hear a change', async ({ page, ready }) => {
  await arriveInStandingTime(page);
  await ready();
  const live = hero(page).locator('[aria-live]');
  await expect(live).toHaveAttribute('aria-live', 'off');
  await button(page, 'Pause').click();
  await page.mouse.move(700, 895);
  await page.clock.runFor(20_000);
  await shows(page, 1);
  await expect(live).toHaveAttribute('aria-live', 'polite');
  await button(page, 'Play').click();
  await page.mouse.move(700, 895);
  await page.clock.runFor(6100);
  await shows(page, 2);
});

test('the banners wait while the keyboard is among them', async ({ page, ready }) => {
  await arriveInStandingTime(page);
  await ready();
  await page.keyboard.press('Tab');
  await slide(page, 1).getByRole('link').first().focus();
  await page.clock.runFor(20_000);
  await shows(page, 1);
});

test('under reduced motion the banners never move by themselves', async ({ page, ready }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await arriveInStandingTime(page);
  await ready();
  await expect(button(page, 'Play')).toBeVisible();
  await page.clock.runFor(30_000);
  await shows(page, 1);
});

test('previous and next wrap around, steps go straight there, hidden banners cannot be reached', async ({
  page,
  ready,
}) => {
  await page.goto('/');
  await ready();
  await button(page, 'Previous slide').click();
  await shows(page, 3);
  await button(page, 'Next slide').click();
  await shows(page, 1);
  await button(page, banners[1]!.title).click();
  await shows(page, 2);
  await expect(button(page, banners[1]!.title)).toHaveAttribute('aria-current', 'true');
  await expect(hero(page).locator('[inert]')).toHaveCount(2);
});

test('a press before the script has come is not lost', async ({ page, ready }) => {
  await page.goto('/', { waitUntil: 'commit' });
  await button(page, 'Next slide').click();
  await ready();
  await shows(page, 2);
});

test('the team moves one person a press and stops at both ends', async ({ page, ready }) => {
  await page.goto('/');
  await ready();
  const row = page.getByRole('list', { name: content.page('home', '/').team.heading });
  const next = button(page, 'Next team member');
  const previous = button(page, 'Previous team member');
  const start = await row.evaluate((element) => element.children[0]!.getBoundingClientRect().left);
  const second = await row.evaluate((element) => element.children[1]!.getBoundingClientRect().left);
  const firstLeft = () => row.evaluate((element) => Math.round(element.children[0]!.getBoundingClientRect().left));

  await expect(previous).toBeDisabled();
  await next.click();
  await expect.poll(firstLeft).toBe(Math.round(start - (second - start)));
  await expect(previous).toBeEnabled();
  for (let press = 0; press < 6 && (await next.isEnabled()); press += 1) await next.click();
  await expect(next).toBeDisabled();
  const lastRight = () => row.evaluate((element) => element.lastElementChild!.getBoundingClientRect().right);
  await expect.poll(lastRight).toBeLessThanOrEqual(await page.evaluate(() => innerWidth));
  for (let press = 0; press < 6 && (await previous.isEnabled()); press += 1) await previous.click();
  await expect(previous).toBeDisabled();
  await expect.poll(firstLeft).toBe(Math.round(start));
});

test('feedback moves one quote a press, stops at both ends, and its dots go straight there', async ({
  page,
  ready,
}) => {
  await page.goto('/');
  await ready();
  const next = button(page, 'Next feedback');
  const previous = button(page, 'Previous feedback');
  await expect(previous).toBeDisabled();
  await next.click();
  await expect(page.getByText(second)).toBeInViewport();
  await expect(button(page, 'Feedback 2 of 3')).toHaveAttribute('aria-current', 'true');
  await next.click();
  await expect(next).toBeDisabled();
  await expect(page.getByText(third)).toBeInViewport();
  await button(page, 'Feedback 1 of 3').click();
  await expect(previous).toBeDisabled();
  await expect(page.getByText(first)).toBeInViewport();
  // Only the quote on show takes part.
  await expect(page.locator('#feedback li[inert]')).toHaveCount(2);
});

test('feedback is cut to 224 characters and one ellipsis, and leads on', async ({ page, ready }) => {
  await page.goto('/');
  await ready();
  for (const quote of await page.locator('blockquote p').allTextContents()) {
    expect(Array.from(quote).length).toBeLessThanOrEqual(225);
    expect(quote).toMatch(/[^.]…$/);
  }
  await page.getByRole('link', { name: feedback.link.name }).first().click();
  await expect(page).toHaveURL(`/#${feedback.link.link}`);
});

test('a button that has reached an end keeps the keyboard’s focus', async ({ page, ready }) => {
  await page.goto('/');
  await ready();
  const next = button(page, 'Next feedback');
  await next.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(next).toBeDisabled();
  await expect(next).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText(third)).toBeInViewport();
  await button(page, 'Previous feedback').press('Enter');
  await expect(page.getByText(second)).toBeInViewport();
});

test('a quote that was swiped in takes part, also where the browser does not tell of a scroll’s end', async ({
  page,
  ready,
}) => {
  // As in Safari before 26.2.
  await page.addInitScript(() => {
    for (const owner of [Window, Document, Element, HTMLElement].map(({ prototype }) => prototype)) {
      Reflect.deleteProperty(owner, 'onscrollend');
    }
    Reflect.deleteProperty(window, 'onscrollend');
    addEventListener('scrollend', (event) => event.stopImmediatePropagation(), true);
  });
  await page.goto('/');
  await ready();
  expect(await page.evaluate(() => 'onscrollend' in window)).toBe(false);
  const row = page.locator('#feedback');
  await row.scrollIntoViewIfNeeded();
  await row.evaluate((list) =>
    list.scrollTo({ left: (list.children[1] as HTMLElement).offsetLeft, behavior: 'instant' }),
  );
  await expect(button(page, 'Feedback 2 of 3')).toHaveAttribute('aria-current', 'true');
  await expect(row.locator('li').nth(1)).not.toHaveAttribute('inert');
});

test('two quick presses are two steps', async ({ page, ready }) => {
  await page.goto('/');
  await ready();
  const next = button(page, 'Next feedback');
  await next.scrollIntoViewIfNeeded();
  await next.evaluate((element: HTMLButtonElement) => {
    element.click();
    element.click();
  });
  await expect(page.getByText(third)).toBeInViewport();
  await expect(next).toBeDisabled();
});

test('back on home by a link the rows answer as on arrival', async ({ page, ready }) => {
  await page.goto('/team/');
  await ready();
  await page.evaluate(() => void (location.hash = '#/'));
  await shows(page, 1);
  await button(page, 'Next feedback').click();
  await expect(page.getByText(second)).toBeInViewport();
  await button(page, 'Next team member').click();
  await expect(button(page, 'Previous team member')).toBeEnabled();
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('home reads in full: the first banner, every person, every quote, no idle buttons', async ({ page }) => {
    const asked = bannerPictures(page);
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await shows(page, 1);
    await expect(page.locator('main').getByRole('button')).toHaveCount(0);
    await expect(page.getByText(content.team.at(-1)!.name)).toBeAttached();
    await expect(page.locator('blockquote')).toHaveCount(3);
    await expect(page.locator(':is(#team, #feedback) [inert]')).toHaveCount(0);
    expect(asked).toEqual([bannerNames[0]]);
  });
});
