import { writeFile } from 'node:fs/promises';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { parseOptions } from '#prerender/parse-options.ts';
import { findChromium } from '../art/find-chromium.ts';
import { pauseAnimations, waitForAnimations } from './pause-animations.ts';

const usage = `Makes a contact sheet of the motion on a page of the running site.
node tools/film.ts <address> [--of <selector>] [--press <selector> [--back]] [--every 100] [--width 1440] [--to .cache/film.png]
  --of     films this element instead of the window, and scrolls to it unless --press is given
  --press  clicks this link to start the motion
  --back   follows the link first, and films the way back
  --every  milliseconds between two pictures
  --width  width of the window in pixels`;

/** The width of a picture on the sheet, in pixels. */
const pictureWidth = 480;
const picturesPerRow = 4;

/** Takes a picture of the first `selector`, or the whole window, every `interval` milliseconds until all animations have ended. */
async function takePictures(page: Page, selector: string | undefined, interval: number): Promise<Buffer[]> {
  const { end, showAt } = await pauseAnimations(page);
  const clip = selector ? await page.locator(selector).first().boundingBox() : undefined;
  const pictures: Buffer[] = [];
  for (let time = 0; time < end + interval; time += interval) {
    // At its very end, an animation no longer has an effect.
    await showAt(Math.min(time, end - 0.01));
    const picture = await page.screenshot({ ...(clip && { clip }), animations: 'allow' });
    pictures.push(await sharp(picture).resize({ width: pictureWidth }).png().toBuffer());
  }
  return pictures;
}

/** Prints what an option must be, and ends the process. */
function refuse(flag: 'every' | 'width', allowed: string): never {
  console.error(`--${flag} is ${JSON.stringify(values[flag])}: give ${allowed}.`);
  process.exit(2);
}

/** A contact sheet: the pictures, which are of equal size, in rows. */
async function contactSheet(pictures: Buffer[]): Promise<Buffer> {
  const { height } = await sharp(pictures[0]).metadata();
  const rows = Math.ceil(pictures.length / picturesPerRow);
  const positionOf = (index: number) => ({
    left: (index % picturesPerRow) * pictureWidth,
    top: Math.floor(index / picturesPerRow) * height,
  });
  return sharp({
    create: { width: picturesPerRow * pictureWidth, height: rows * height, channels: 3, background: 'white' },
  })
    .composite(pictures.map((input, index) => ({ input, ...positionOf(index) })))
    .png()
    .toBuffer();
}

const { values, positionals } = parseOptions(usage, {
  allowPositionals: true,
  options: {
    of: { type: 'string' },
    press: { type: 'string' },
    back: { type: 'boolean', default: false },
    every: { type: 'string', default: '100' },
    width: { type: 'string', default: '1440' },
    to: { type: 'string', default: '.cache/film.png' },
  },
});
const [address] = positionals;
if (!address || positionals.length > 1 || (values.back && !values.press)) {
  console.error(usage);
  process.exit(2);
}
if (!/^[1-9]\d{0,5}(\.\d+)?$/.test(values.every))
  refuse('every', 'a number of at least 1 and below 1000000, such as 100 or 16.7');
if (!/^[1-9]\d{0,5}$/.test(values.width)) refuse('width', 'a whole number from 1 to 999999, such as 1440');
const executablePath = findChromium();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  // Chromium's sandbox does not start as root, as in containers; the address is the developer's own. Without a GPU, pictures
  // are the same on every machine.
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const page = await browser.newPage({ viewport: { width: Number(values.width), height: 900 } });
  await page.goto(address);
  await page.locator('html[data-ready]').waitFor();
  const scroll = (element: Element) => element.scrollIntoView({ block: 'center', behavior: 'instant' });
  // The link is clicked without a pointer: the hover effect would be filmed, too.
  const press = (element: Element) => {
    (element as HTMLElement).focus({ preventScroll: true, focusVisible: false });
    (element as HTMLElement).click();
  };
  const link = values.press && page.locator(values.press).first();
  if (link) {
    await link.evaluate(scroll);
    await waitForAnimations(page);
  }
  if (link && values.back) {
    // Not the given address: the script may have changed it, and a browser adds a slash.
    const start = page.url();
    await link.evaluate(press);
    await page.waitForURL((url) => url.href !== start);
    await page.locator('html[data-ready]').waitFor();
    await waitForAnimations(page);
  }
  const film = takePictures(page, values.of, Number(values.every));
  if (link && values.back) await page.evaluate(() => history.back());
  else if (link) await link.evaluate(press);
  else if (values.of) await page.locator(values.of).first().evaluate(scroll);
  const pictures = await film;
  await writeFile(values.to, await contactSheet(pictures));
  console.log(`${values.to}: ${pictures.length} pictures`);
} finally {
  await browser.close();
}
