import type { Page } from 'puppeteer-core';
import { waitUntilAtRest } from './wait-until-at-rest.ts';
import { withPage } from './chromium.ts';
import { interactionTime, waitForMotionEnd, watchInteractions } from './interaction-time.ts';

/** Milliseconds until each press had its effect. */
interface Presses {
  menu: number[];
  /** Empty if the page has no carousel. */
  carousel: number[];
}

export const menuButton = 'header button[aria-label="Menu"]';
const closeButton = 'dialog[open] button[aria-label="Close menu"]';
export const carouselButton = '[aria-roledescription=carousel] button[aria-label="Next slide"]';
const field = 'main form input:not([type=hidden], [tabindex="-1"])';

/** The number of presses of each control. */
const pressCount = 3;

/** The factor by which the processor is slowed. */
const cpuSlowdown = 4;

/** Opens the menu and advances the carousel of a page at rest, three times each. */
export async function measurePresses(page: Page): Promise<Presses> {
  await watchInteractions(page);
  await page.emulateCPUThrottling(cpuSlowdown);
  const times: Presses = { menu: [], carousel: [] };
  for (let press = 0; press < pressCount; press += 1) {
    times.menu.push(await interactionTime(page, () => tap(page, menuButton)));
    await tap(page, closeButton);
    await waitForMotionEnd(page);
  }
  const button = await page.$(carouselButton);
  if (!button) return times;
  await button.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  for (let press = 0; press < pressCount; press += 1) {
    times.carousel.push(await interactionTime(page, () => button.tap()));
  }
  return times;
}

/** Milliseconds until the first key in the first field of a form had its effect. */
export function measureKey(fingerprint: string, url: string): Promise<number> {
  return withPage(fingerprint, {}, async (page) => {
    await page.goto(url, { waitUntil: 'load' });
    await waitUntilAtRest(page);
    await watchInteractions(page);
    await page.emulateCPUThrottling(cpuSlowdown);
    await interactionTime(page, () => tap(page, field));
    const time = await interactionTime(page, () => page.keyboard.press('a'));
    const value = await page.$eval(field, (input) => input.value);
    if (value !== 'a') throw new Error(`The key was not written into ${field} of ${url}.`);
    return time;
  });
}

async function tap(page: Page, selector: string) {
  const element = await page.waitForSelector(selector, { visible: true });
  await element?.tap();
}
