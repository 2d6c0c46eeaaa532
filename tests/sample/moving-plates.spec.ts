import type { Page } from '@playwright/test';
import { findChromium } from '../../art/find-chromium.ts';
import {
  openHome,
  fakeGraphicsCard,
  canvas,
  difference,
  drawNothing,
  farFromPlates,
  overPlates,
  requestedFrames,
  hideCanvas,
  showCanvas,
  isCanvasVisible,
  pixels,
  isCanvasHidden,
  runUntil,
  tick,
  collectPlateRequests,
} from '../playwright/moving-plates.ts';
import { expect, test } from '../playwright/site.ts';

const executablePath = findChromium();

// WebGL runs in software (SwiftShader). Visitors without a graphics card get no moving plates: see `fakeGraphicsCard`.
test.use({
  viewport: { width: 1024, height: 720 },
  launchOptions: {
    ...(executablePath && { executablePath }),
    // Chromium's sandbox does not start as root, as in containers; the other flags let the processor compute WebGL.
    args: ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist'],
    ignoreDefaultArgs: ['--disable-gpu'],
  },
});
test.setTimeout(120_000);

/** Ticks after which most feathers have opened. */
const openingTicks = 14;

test('the plates replace the picture without a visible change, open, and come to rest without requesting more frames', async ({
  page,
}) => {
  await openHome(page);
  await runUntil(page, () => isCanvasVisible(page));
  const first = await pixels(page);
  await hideCanvas(page);
  const picture = await pixels(page);
  await showCanvas(page);
  const takeover = difference(first, picture);
  expect(takeover.mean).toBeLessThan(0.02);
  expect(takeover.differing).toBeLessThan(0.0001);

  for (let step = 0; step < openingTicks; step++) await page.clock.fastForward(tick);
  expect(difference(await pixels(page), picture).mean, 'the feathers have opened').toBeGreaterThan(0.3);

  await page.evaluate(drawNothing);
  await runUntil(page, () => isCanvasHidden(page));
  const requested = await requestedFrames(page);
  await page.clock.fastForward(500);
  await page.clock.runFor(500);
  expect(await requestedFrames(page)).toBe(requested);
});

test('a passing pointer lifts plates, which settle even if it stays', async ({ page }) => {
  await page.addInitScript(drawNothing);
  await openHome(page);
  await runUntil(page, () => isCanvasVisible(page));
  await runUntil(page, () => isCanvasHidden(page));
  await page.mouse.move(farFromPlates[0] + 50, farFromPlates[1]);
  await page.clock.runFor(100);
  expect(await isCanvasHidden(page), 'far from the plates').toBe(true);
  await page.mouse.move(...overPlates);
  await runUntil(page, () => isCanvasVisible(page));
  await runUntil(page, () => isCanvasHidden(page));
});

test('Pause and the next banner hold the plates', async ({ page }) => {
  await page.addInitScript(drawNothing);
  await openHome(page);
  await runUntil(page, () => isCanvasVisible(page));
  await page.getByRole('button', { name: 'Pause', exact: true }).click();
  const requested = await requestedFrames(page);
  await page.clock.runFor(500);
  expect(await requestedFrames(page)).toBe(requested);
  expect(await isCanvasVisible(page), 'the plates stay where they are').toBe(true);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.clock.runFor(50);
  expect(await requestedFrames(page)).toBeGreaterThan(requested);
  await page.getByRole('button', { name: 'Next slide' }).click();
  await page.clock.runFor(50);
  const framesAfterNext = await requestedFrames(page);
  await page.clock.runFor(300);
  expect(await requestedFrames(page)).toBe(framesAfterNext);
});

test('leaving the page frees what draws the plates', async ({ page }) => {
  await page.addInitScript(drawNothing);
  await openHome(page);
  await runUntil(page, () => isCanvasVisible(page));
  await page.evaluate(() => (location.hash = '#/why-us'));
  await page.waitForURL('**/#/why-us');
  await runUntil(page, async () => (await canvas(page).count()) === 0);
  expect(await page.evaluate(() => window.createdContext!.isContextLost())).toBe(true);
});

test('leaving a page while programs compile frees them afterward, without a message', async ({ page }) => {
  await page.addInitScript(() => {
    const completed = 0x91b1;
    const { getExtension, getProgramParameter } = WebGL2RenderingContext.prototype;
    // Not every driver has the extension that reports when a program is compiled.
    WebGL2RenderingContext.prototype.getExtension = function (this: WebGL2RenderingContext, name: string) {
      if (name === 'KHR_parallel_shader_compile') return { COMPLETION_STATUS_KHR: completed };
      return (getExtension as (name: string) => unknown).call(this, name);
    } as typeof getExtension;
    WebGL2RenderingContext.prototype.getProgramParameter = function (program, name) {
      if (name !== completed) return getProgramParameter.call(this, program, name) as unknown;
      window.isCompiling ??= true;
      return !window.isCompiling;
    };
  });
  await openHome(page);
  await runUntil(page, () => page.evaluate(() => window.isCompiling ?? false));
  await page.evaluate(() => (location.hash = '#/why-us'));
  await page.waitForURL('**/#/why-us');
  await runUntil(page, async () => (await page.locator('html[data-path="/why-us"]').count()) === 1);
  await page.clock.runFor(500);
  await page.evaluate(() => (window.isCompiling = false));
  await page.clock.runFor(500);
  await runUntil(page, () => page.evaluate(() => window.createdContext!.isContextLost()));
});

test('a lost context leaves the picture', async ({ page }) => {
  await page.addInitScript(drawNothing);
  await openHome(page);
  await runUntil(page, () => isCanvasVisible(page));
  await page.evaluate(() => window.createdContext!.getExtension('WEBGL_lose_context')!.loseContext());
  await expect(canvas(page)).toHaveCount(0);
});

test('programs that do not compile leave the picture', async ({ page }) => {
  const requested = collectPlateRequests(page);
  await page.addInitScript(() => {
    const set = WebGL2RenderingContext.prototype.shaderSource;
    WebGL2RenderingContext.prototype.shaderSource = function (shader, source) {
      set.call(this, shader, source.replace('void main', 'vain main'));
    };
  });
  await openHome(page);
  await runUntil(page, () => page.evaluate(() => window.createdContext?.isContextLost() ?? false));
  expect(requested.length).toBeGreaterThan(0);
  await expect(canvas(page)).toHaveCount(0);
});

interface CaseWithoutPlates {
  where: string;
  prepare?: (page: Page) => Promise<unknown>;
  hasGraphicsCard: boolean;
}

const casesWithoutPlates: CaseWithoutPlates[] = [
  {
    where: 'under reduced motion',
    prepare: (page) => page.emulateMedia({ reducedMotion: 'reduce' }),
    hasGraphicsCard: true,
  },
  {
    where: 'in a narrow window',
    prepare: (page) => page.setViewportSize({ width: 1000, height: 720 }),
    hasGraphicsCard: true,
  },
  {
    where: 'without WebGL',
    prepare: (page) =>
      page.addInitScript(() => {
        HTMLCanvasElement.prototype.getContext = () => null;
      }),
    hasGraphicsCard: true,
  },
  { where: 'if the processor would draw', hasGraphicsCard: false },
  {
    where: 'for a visitor who saves data',
    prepare: (page) =>
      page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } })),
    hasGraphicsCard: true,
  },
];

for (const { where, prepare, hasGraphicsCard } of casesWithoutPlates) {
  test(`nothing for the plates is loaded ${where}`, async ({ page, ready }) => {
    const requested = collectPlateRequests(page);
    if (hasGraphicsCard) await page.addInitScript(fakeGraphicsCard);
    await prepare?.(page);
    await page.goto('/');
    await ready();
    await page.locator('site-island[behavior=bannerCarousel][data-hydrated]').waitFor({ state: 'attached' });
    // Waits for the idle moment in which the plates would start, and for one after it.
    for (let moment = 0; moment < 2; moment++)
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await page.waitForLoadState('networkidle');
    expect(requested).toEqual([]);
    await expect(canvas(page)).toHaveCount(0);
  });
}
