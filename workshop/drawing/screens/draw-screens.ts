import { writeFile } from 'node:fs/promises';
import type { Browser } from '@playwright/test';
import sharp from 'sharp';
import { masterFolder } from '../../../art/encode/folders.ts';
import { openBrowser } from '../../../art/open-browser.ts';
import type { Screen } from './screen.ts';
import { screenHtml } from './screen-html.ts';
import { screens } from './screens.ts';

/** Draws the masters of the named screens (`ui-rental`), or all. Throws for an unknown name and for a label that is cut off. */
export async function drawScreens(names: string[]): Promise<void> {
  const all = screens();
  const unknown = names.find((name) => !all[name]);
  if (unknown) throw new Error(`No screen “${unknown}”. There are: ${Object.keys(all).join(', ')}`);
  const browser = await openBrowser();
  try {
    for (const [name, screen] of Object.entries(all)) {
      if (names.length > 0 && !names.includes(name)) continue;
      const png = await draw(browser, name, screen);
      await writeFile(new URL(`${name}.png`, masterFolder), png);
      console.log(`${name} ${Math.round(png.length / 1000)} kB`);
    }
  } finally {
    await browser.close();
  }
}

/** A screen as a PNG at double density. Throws for a label that is cut off. */
async function draw(browser: Browser, name: string, screen: Screen): Promise<Buffer> {
  const { width, height } = screen;
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: 2 });
  await page.setContent(screenHtml(screen));
  const cutOff = await page.evaluate(async () => {
    await Promise.all([...document.fonts].map((face) => face.load()));
    await Promise.all([...document.images].map((image) => image.decode()));
    const isCutOff = (element: Element) =>
      element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight;
    return [...document.querySelectorAll('.label, body')].filter(isCutOff).map((element) => element.textContent);
  });
  if (cutOff.length > 0) throw new Error(`In ${name} these labels do not fit: ${cutOff.join(' | ')}`);
  const png = await page.screenshot();
  await page.close();
  return sharp(png).png({ compressionLevel: 9 }).toBuffer();
}
