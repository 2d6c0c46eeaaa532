import type { Page } from '@playwright/test';
import { holdRequest } from '../playwright/hold-request.ts';
import { homePictures } from '../playwright/home-pictures.ts';
import { content } from '../playwright/site-content.ts';
import { expect, test } from '../playwright/site.ts';
import { bannerLabel } from '#site/pages/home/banner-label.ts';
import { home } from '#site/pages/home/page.ts';
import { language } from '../site/site-language.ts';

const { banners } = content.page(home.schema, '/');
const hero = (page: Page) => page.getByRole('region', { name: language.highlights });
const slide = (page: Page, number: number) => hero(page).getByRole('group', { name: language.positionOf(number, 3) });
const expectBanner = (page: Page, number: number) => expect(slide(page, number)).toBeInViewport({ ratio: 0.9 });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Points of the window over the banners and below them, in CSS pixels. */
const overBanners: [number, number] = [700, 600];
const belowBanners: [number, number] = [700, 895];

/** Two turns in milliseconds: banners that do not pause then show another one. After three turns, it would be the first again. */
const twoTurns = 13_000;

/** The number of the banner that is shown or moving into view. It changes before the transition, which takes real time. */
const currentBanner = (page: Page) =>
  page
    .locator('[data-banner]')
    .evaluateAll((banners) => banners.findIndex((banner) => !(banner as HTMLElement).inert) + 1);

/** Opens home and freezes its time after the second in which the script starts. */
async function openWithFrozenTime(page: Page) {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto('/');
  await page.clock.runFor(1000);
  await page.locator('html[data-ready]').waitFor();
  // The idle moment in which the island starts.
  await page.clock.runFor(100);
  await page
    .locator('section:has([data-banner])')
    .locator('..')
    .and(page.locator('[data-hydrated]'))
    .waitFor({ state: 'attached' });
}

/** Collects the pictures of banners that the page requests from now on, each once. */
const collectBannerPictures = (page: Page) => {
  const requested: string[] = [];
  page.on('request', (request) => {
    const banner = homePictures.find((name) => new RegExp(`/pictures/${name}-(phone-)?\\d`).test(request.url()));
    if (banner && !requested.includes(banner)) requested.push(banner);
  });
  return requested;
};

test('the banners move on every six seconds and begin again after the last', async ({ page, ready }) => {
  await openWithFrozenTime(page);
  await ready();
  await expectBanner(page, 1);
  await page.clock.runFor(5800);
  expect(await currentBanner(page)).toBe(1);
  await page.clock.runFor(300);
  await expectBanner(page, 2);
  await page.clock.runFor(6000);
  await expectBanner(page, 3);
  await page.clock.runFor(6000);
  await expectBanner(page, 1);
});

test('the next banner’s picture is requested shortly before it is shown, not earlier', async ({ page, ready }) => {
  const requested = collectBannerPictures(page);
  await openWithFrozenTime(page);
  await ready();
  await page.clock.runFor(3500);
  // Templates keep the pictures of the other two from being requested.
  expect(await page.locator('[data-banner] template').count()).toBe(2);
  expect(requested).toEqual([homePictures[0]]);
  await page.clock.runFor(1000);
  await expect.poll(() => requested).toEqual(homePictures.slice(0, 2));
});

test('a banner pauses while the pointer is over it and resumes for the rest of its time', async ({ page, ready }) => {
  await openWithFrozenTime(page);
  await ready();
  await page.clock.runFor(4000);
  await page.mouse.move(...overBanners);
  await page.clock.runFor(twoTurns);
  await expectBanner(page, 1);
  await page.mouse.move(...belowBanners);
  await page.clock.runFor(2100);
  await expectBanner(page, 2);
});

test('the pause button stops the banners, becomes Play, and lets screen readers announce changes', async ({
  page,
  ready,
}) => {
  await openWithFrozenTime(page);
  await ready();
  const live = hero(page).locator('[aria-live]');
  await expect(live).toHaveAttribute('aria-live', 'off');
  await button(page, language.pause).click();
  await page.mouse.move(...belowBanners);
  await page.clock.runFor(twoTurns);
  await expectBanner(page, 1);
  await expect(live).toHaveAttribute('aria-live', 'polite');
  await button(page, language.play).click();
  await page.mouse.move(...belowBanners);
  await page.clock.runFor(6100);
  await expectBanner(page, 2);
});

test('the banners pause while they have the keyboard’s focus', async ({ page, ready }) => {
  await openWithFrozenTime(page);
  await ready();
  await page.keyboard.press('Tab');
  await slide(page, 1).getByRole('link').first().focus();
  await page.clock.runFor(twoTurns);
  await expectBanner(page, 1);
});

test('the banners pause while they are scrolled out of view', async ({ page, ready }) => {
  await openWithFrozenTime(page);
  await ready();
  const live = hero(page).locator('[aria-live]');
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await expect(live).toHaveAttribute('aria-live', 'polite');
  await page.clock.runFor(twoTurns);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(live).toHaveAttribute('aria-live', 'off');
  await page.clock.runFor(5000);
  await expectBanner(page, 1);
  await page.clock.runFor(1100);
  await expectBanner(page, 2);
});

test('with reduced motion the banners never move by themselves', async ({ page, ready }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openWithFrozenTime(page);
  await ready();
  await expect(button(page, language.play)).toBeVisible();
  await page.clock.runFor(twoTurns);
  await expectBanner(page, 1);
});

test('previous and next wrap around, dots go directly to a banner, hidden banners cannot be reached', async ({
  page,
  ready,
}) => {
  await page.goto('/');
  await ready();
  await button(page, language.previousSlide).click();
  await expectBanner(page, 3);
  await button(page, language.nextSlide).click();
  await expectBanner(page, 1);
  await button(page, bannerLabel(banners[1]!.title)).click();
  await expectBanner(page, 2);
  await expect(button(page, bannerLabel(banners[1]!.title))).toHaveAttribute('aria-current', 'true');
  await expect(hero(page).locator('[inert]')).toHaveCount(2);
});

test('only the two banners that trade places move: a hidden one would keep the main thread busy in each frame', async ({
  page,
  ready,
}) => {
  await page.goto('/');
  await ready();
  await button(page, language.pause).click();
  // Recorded as they begin: on a busy machine they may be over when the press has been reported.
  const moving = await page.evaluateHandle(() => {
    const labels: (string | null)[] = [];
    document.addEventListener('transitionrun', ({ target }) => {
      if (target instanceof Element && target.matches('[data-banner]')) labels.push(target.ariaLabel);
    });
    return labels;
  });
  await button(page, language.nextSlide).click();
  await expectBanner(page, 2);
  expect(new Set(await moving.jsonValue())).toEqual(new Set([language.positionOf(1, 3), language.positionOf(2, 3)]));
});

test('a press before the script is loaded is not lost', async ({ page, ready }) => {
  const loadScript = await holdRequest(page, '**/assets/entry-browser*.js');
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await button(page, language.nextSlide).click();
  loadScript();
  await ready();
  await expectBanner(page, 2);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('home is complete: the first banner, every person, every quote, and no buttons without effect', async ({
    page,
  }) => {
    const requested = collectBannerPictures(page);
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName(/\w/);
    await expectBanner(page, 1);
    await expect(page.locator('main').getByRole('button')).toHaveCount(0);
    await expect(page.getByText(content.team.at(-1)!.name)).toBeAttached();
    await expect(page.locator('blockquote')).toHaveCount(3);
    await expect(page.locator(':is(#team, #feedback) [inert]')).toHaveCount(0);
    expect(requested).toEqual([homePictures[0]]);
  });
});
