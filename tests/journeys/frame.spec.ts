import { headerBackground } from '../playwright/header-background.ts';
import { scrollByWheelTo } from '../playwright/scroll-by-wheel.ts';
import { expect, test } from '../playwright/site.ts';
import { language } from '../site/site-language.ts';

test('the header is transparent over a hero, and white once the page is scrolled', async ({ page, ready }) => {
  await page.goto('/why-us/');
  await ready();
  await expect.poll(() => headerBackground(page)).toBe('rgba(0, 0, 0, 0)');
  await page.mouse.wheel(0, 1);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1);
  await expect.poll(() => headerBackground(page)).toBe('rgb(255, 255, 255)');
});

test('the header’s logo and button change color as long as its background does', async ({ page, ready }) => {
  await page.goto('/product/');
  await ready();
  // Recorded as each begins: on a busy machine it may be over when the scrolling has been reported.
  const transitions = await page.evaluateHandle(() => {
    const recorded: Record<string, unknown> = {};
    document.querySelector('[data-permanent=header]')!.addEventListener('transitionrun', (event) => {
      const { propertyName, target } = event as TransitionEvent;
      const element = target as Element;
      const animation = element
        .getAnimations()
        .find((found) => (found as CSSTransition).transitionProperty === propertyName);
      recorded[`${element.localName} ${propertyName}`] = animation?.effect?.getComputedTiming().endTime;
    });
    return recorded;
  });
  await page.mouse.wheel(0, 1);
  await expect
    .poll(() => transitions.jsonValue())
    .toMatchObject({
      'header background-color': 200,
      'header --logo-color': 200,
      'a background-color': 200,
      'a color': 200,
    });
});

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`without a script the header is readable at any scroll position (prefers-reduced-motion: ${reducedMotion})`, async ({
    browser,
    site,
  }) => {
    const noScriptPage = await browser.newPage({ javaScriptEnabled: false, reducedMotion, baseURL: site.address });
    await noScriptPage.goto('/');
    const header = noScriptPage.locator('body > header');
    const isReadable = async () => {
      const { y, height } = (await header.boundingBox())!;
      return y + height <= 0 || (await headerBackground(noScriptPage)) === 'rgb(255, 255, 255)';
    };
    await noScriptPage.mouse.move(700, 450);
    for (const top of [400, 1600, 4600]) {
      await scrollByWheelTo(noScriptPage, top);
      await expect.poll(isReadable).toBe(true);
    }
    await noScriptPage.close();
  });
}

test('the back-to-top button appears past 300 px and scrolls to the top', async ({ page, ready }) => {
  await page.goto('/why-us/');
  await ready();
  const button = page.getByRole('button', { name: language.backToTop });
  const scrollToY = (top: number) => page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
  await expect(button).toBeHidden();
  await scrollToY(301);
  await expect(button).toBeVisible();
  // Scrolls back up to the threshold: a button that has not been shown before proves nothing by being hidden.
  await scrollToY(300);
  await expect(button).toBeHidden();
  await scrollToY(600);
  await button.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(button).toBeHidden();
});

test('the footer shows the current year', async ({ page, ready }) => {
  await page.clock.setFixedTime('2031-03-01');
  await page.goto('/why-us/');
  await ready();
  await expect(page.getByRole('contentinfo')).toContainText('© 2031 ');
});

for (const [width, navigation] of [
  [959, 'a menu that opens'],
  [960, 'the navigation itself'],
] as const) {
  test(`a window of ${width} pixels has ${navigation} in its header`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/why-us/');
    const isWide = width >= 960;
    await expect(page.getByRole('navigation', { name: language.mainNavigation })).toBeVisible({ visible: isWide });
    await expect(page.getByRole('button', { name: language.menu, exact: true })).toBeVisible({ visible: !isWide });
  });
}
