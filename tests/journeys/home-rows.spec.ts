import type { Page } from '@playwright/test';
import { pathWithoutIslands } from '../playwright/chosen-pages.ts';
import { follow, shownAddress } from '../playwright/page-links.ts';
import { content } from '../playwright/site-content.ts';
import { expect, test } from '../playwright/site.ts';
import { home } from '#site/pages/home/page.ts';
import { language } from '../site/site-language.ts';

const { feedback, team } = content.page(home.schema, '/');
const quote = (page: Page, position: number) =>
  page
    .locator('#feedback > li')
    .nth(position - 1)
    .locator('blockquote');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

// The button may be disabled between the check and the click, which then does nothing, instead of waiting.
const evenIfDisabled = { force: true };

test('the team moves one person a press and stops at both ends', async ({ page, ready }) => {
  // So narrow that three people do not fit side by side.
  await page.setViewportSize({ width: 480, height: 900 });
  await page.goto('/');
  await ready();
  const row = page.getByRole('list', { name: team.heading });
  const count = await row.locator('> *').count();
  const next = button(page, language.nextMember);
  const previous = button(page, language.previousMember);
  const start = await row.evaluate((element) => element.children[0]!.getBoundingClientRect().left);
  const second = await row.evaluate((element) => element.children[1]!.getBoundingClientRect().left);
  const firstLeft = () => row.evaluate((element) => Math.round(element.children[0]!.getBoundingClientRect().left));

  await expect(previous).toBeDisabled();
  await next.click();
  await expect.poll(firstLeft).toBe(Math.round(start - (second - start)));
  await expect(previous).toBeEnabled();
  for (let press = 0; press < count && (await next.isEnabled()); press += 1) await next.click(evenIfDisabled);
  await expect(next).toBeDisabled();
  const lastRight = () => row.evaluate((element) => element.lastElementChild!.getBoundingClientRect().right);
  await expect.poll(lastRight).toBeLessThanOrEqual(await page.evaluate(() => innerWidth));
  for (let press = 0; press < count && (await previous.isEnabled()); press += 1) await previous.click(evenIfDisabled);
  await expect(previous).toBeDisabled();
  await expect.poll(firstLeft).toBe(Math.round(start));
});

test('feedback moves one quote a press, stops at both ends, and its dots lead directly to a quote', async ({
  page,
  ready,
}) => {
  await page.goto('/');
  await ready();
  const next = button(page, language.nextFeedback);
  const previous = button(page, language.previousFeedback);
  await expect(previous).toBeDisabled();
  await next.click();
  await expect(quote(page, 2)).toBeInViewport();
  await expect(button(page, language.feedbackPosition(2, 3))).toHaveAttribute('aria-current', 'true');
  await next.click();
  await expect(next).toBeDisabled();
  await expect(quote(page, 3)).toBeInViewport();
  await button(page, language.feedbackPosition(1, 3)).click();
  await expect(previous).toBeDisabled();
  await expect(quote(page, 1)).toBeInViewport();
  // Only the current quote is interactive.
  await expect(page.locator('#feedback li[inert]')).toHaveCount(2);
});

test('feedback is cut to 224 characters and one ellipsis, and has a link', async ({ page, ready }) => {
  await page.goto('/');
  await ready();
  const excerpts = await page.locator('blockquote p').allTextContents();
  expect(excerpts).toHaveLength(content.testimonials.length);
  for (const [index, excerpt] of excerpts.entries()) {
    const feedbackText = Array.from(content.testimonials[index]!.feedback);
    expect(excerpt).toBe(feedbackText.length > 224 ? `${feedbackText.slice(0, 224).join('')}…` : feedbackText.join(''));
  }
  await follow(page.getByRole('link', { name: feedback.link.name }).first());
  await expect(page).toHaveURL(shownAddress(feedback.link.link));
});

test('a button that has reached an end keeps the keyboard’s focus', async ({ page, ready }) => {
  await page.goto('/');
  await ready();
  const next = button(page, language.nextFeedback);
  await next.focus();
  // These presses are for the island itself; earlier ones are queued and repeated (site/inline/early-clicks.ts).
  await page.locator('site-island[data-hydrated]').filter({ has: next }).waitFor();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(next).toBeDisabled();
  await expect(next).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(quote(page, 3)).toBeInViewport();
  await button(page, language.previousFeedback).press('Enter');
  await expect(quote(page, 2)).toBeInViewport();
});

test('a quote that was swiped into view is current', async ({ page, ready }) => {
  await page.goto('/');
  await ready();
  const row = page.locator('#feedback');
  await row.scrollIntoViewIfNeeded();
  await row.evaluate((list) =>
    list.scrollTo({ left: (list.children[1] as HTMLElement).offsetLeft, behavior: 'instant' }),
  );
  await expect(button(page, language.feedbackPosition(2, 3))).toHaveAttribute('aria-current', 'true');
  await expect(row.locator('li').nth(1)).not.toHaveAttribute('inert');
});

test('a quote with the focus that is scrolled out of view keeps the focus until the visitor moves it', async ({
  page,
  ready,
}) => {
  await page.goto('/');
  await ready();
  const row = page.locator('#feedback');
  const link = quote(page, 1).getByRole('link');
  await link.scrollIntoViewIfNeeded();
  await page
    .locator('site-island[data-hydrated]')
    .filter({ has: button(page, language.nextFeedback) })
    .waitFor();
  await link.focus();
  await row.evaluate((list) =>
    list.scrollTo({ left: (list.children[1] as HTMLElement).offsetLeft, behavior: 'instant' }),
  );
  await expect(button(page, language.feedbackPosition(2, 3))).toHaveAttribute('aria-current', 'true');
  await expect(row.locator('li[inert]')).toHaveCount(1);
  await expect(link).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(quote(page, 2).getByRole('link')).toBeFocused();
  await expect(row.locator('li').first()).toHaveAttribute('inert');
});

test('a dot pressed just before a row comes to rest makes its own quote current', async ({ page, ready }) => {
  await page.goto('/');
  await ready();
  const row = page.locator('#feedback');
  const next = button(page, language.nextFeedback);
  const first = button(page, language.feedbackPosition(1, 3));
  await next.scrollIntoViewIfNeeded();
  await page.locator('site-island[data-hydrated]').filter({ has: next }).waitFor();
  // Presses the dot when the row has stopped, and before the site has noticed: it waits for a moment without scroll events. The
  // first events of the new movement are late, as on a busy phone. Resolves with the indices of the dots that were current until then.
  const currentMeanwhile = row.evaluate(
    (list, dot) =>
      new Promise<number[]>((resolve) => {
        const press = () => {
          const hideEvent = (event: Event) => event.stopImmediatePropagation();
          list.addEventListener('scroll', hideEvent, true);
          const dots = [...dot.closest('section')!.querySelectorAll('[aria-current]')];
          const current: number[] = [];
          const observer = new MutationObserver(
            () => void current.push(dots.findIndex((each) => each.ariaCurrent === 'true')),
          );
          for (const each of dots) observer.observe(each, { attributeFilter: ['aria-current'] });
          (dot as HTMLButtonElement).click();
          setTimeout(() => {
            list.removeEventListener('scroll', hideEvent, true);
            list.dispatchEvent(new Event('scroll'));
            resolve(current);
          }, 600);
        };
        list.addEventListener('scrollend', press, { once: true });
      }),
    await first.elementHandle(),
  );
  await next.click();
  expect(new Set(await currentMeanwhile)).toEqual(new Set([0]));
  await expect.poll(() => row.evaluate((list) => list.scrollLeft)).toBe(0);
  await expect(row.locator('li').first()).not.toHaveAttribute('inert');
  await expect(first).toHaveAttribute('aria-current', 'true');
});

test('two quick presses move the row by two quotes', async ({ page, ready }) => {
  await page.goto('/');
  await ready();
  const next = button(page, language.nextFeedback);
  await next.scrollIntoViewIfNeeded();
  await next.evaluate((element: HTMLButtonElement) => {
    element.click();
    element.click();
  });
  await expect(quote(page, 3)).toBeInViewport();
  await expect(next).toBeDisabled();
});

test('after a navigation to home, the rows work as on arrival', async ({ page, ready }) => {
  await page.setViewportSize({ width: 480, height: 900 });
  await page.goto(`${pathWithoutIslands}/`);
  await ready();
  await page.evaluate(() => void (location.hash = '#/'));
  await button(page, language.nextFeedback).click();
  await expect(quote(page, 2)).toBeInViewport();
  await button(page, language.nextMember).click();
  await expect(button(page, language.previousMember)).toBeEnabled();
});

test('a row whose script fails has no buttons, and can be scrolled', async ({ page, ready, allowConsole }) => {
  allowConsole(/Failed to load resource|ChunkLoadError/);
  await page.setViewportSize({ width: 480, height: 900 });
  await page.route('**/assets/carousel-controls*', (route) => route.abort());
  await page.goto('/');
  await ready();
  const row = page.getByRole('list', { name: team.heading });
  // Sections that are laid out late move the row: it may be far from the window again before its script is requested.
  await expect(async () => {
    await row.scrollIntoViewIfNeeded();
    await expect(button(page, language.nextMember)).toHaveCount(0, { timeout: 1000 });
  }).toPass();
  await expect(button(page, language.previousMember)).toHaveCount(0);
  await row.hover();
  await page.mouse.wheel(300, 0);
  await expect.poll(() => row.evaluate((list) => list.scrollLeft)).toBeGreaterThan(0);
});
