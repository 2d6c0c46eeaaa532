import type { Browser } from 'puppeteer-core';
import { phone } from './chromium.ts';
import { waitUntilAtRest, startVisibleIslands } from './wait-until-at-rest.ts';
import { normalizeText } from './normalize-text.ts';

interface RenderedPage {
  /** The text of the page's main content. */
  text: string;
  /** The colors and sizes of headings, links and buttons, also of those around the main content. */
  look: string;
  /** The uncaught errors of its scripts, such as React's on markup that it did not find and renders again. */
  errors: string;
}

/** A page as rendered by a browser on a phone. */
export async function renderedPage(browser: Browser, url: string): Promise<RenderedPage> {
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  try {
    await page.setViewport(phone);
    // Keeps home's banners still while they are read.
    await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
    await page.goto(url, { waitUntil: 'load', timeout: 120_000 });
    await page.waitForSelector('main h1');
    // Content whose layout is skipped until it is scrolled to belongs to the page too.
    await page.evaluate(() => {
      // The page's Content-Security-Policy refuses another style element, but not a constructed sheet.
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('main * { content-visibility: visible !important } * { transition: none !important }');
      document.adoptedStyleSheets.push(sheet);
    });
    await waitUntilAtRest(page);
    await startVisibleIslands(page);
    // Our variant has scrolled to its islands by now, which changes the look of its header.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await page.waitForSelector('html:not([data-scrolled])');
    const { text, look } = await page.$eval('main', (main) => ({
      text: main.innerText,
      look: [...document.querySelectorAll('h1, h2, h3, a, a > span, button')].map((element) => {
        const { color, backgroundColor, fontSize } = getComputedStyle(element);
        return [element.tagName, element.textContent?.trim(), color, backgroundColor, fontSize].join(' ');
      }),
    }));
    return { text: normalizeText(text), look: normalizeText(look.join(' | ')), errors: errors.join(' | ') };
  } finally {
    await page.close();
  }
}
