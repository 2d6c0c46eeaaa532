import { writeFile } from 'node:fs/promises';
import type { Browser } from '@playwright/test';
import sharp from 'sharp';
import { masterFolder } from '../../../art/encode/folders.ts';
import { openBrowser } from '../../../art/open-browser.ts';
import { assertLabelsFit } from '../assert-labels-fit.ts';
import { entriesNamed } from '../entries-named.ts';
import type { Screen } from './screen.ts';
import { screenHtml } from './screen-html.ts';
import { screens } from './screens.ts';

/** Draws the masters of the named screens (`ui-rental`), or all. Throws for an unknown name and for a label that is cut off. */
export async function drawScreens(names: string[]): Promise<void> {
  const drawn = entriesNamed(screens(), names, 'screen');
  const browser = await openBrowser();
  try {
    for (const [name, screen] of drawn) {
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
  await assertLabelsFit(page, name);
  const png = await page.screenshot();
  await page.close();
  return sharp(png).png({ compressionLevel: 9 }).toBuffer();
}
