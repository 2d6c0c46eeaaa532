import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from '../playwright/site.ts';
import { expectedPages } from './built-site.ts';

interface Line {
  text: string;
  color: [red: number, green: number, blue: number];
  isLarge: boolean;
  x: number;
  y: number;
  width: number;
  height: number;
}

const linear = Float64Array.from({ length: 256 }, (_, value) => {
  const share = value / 255;
  return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

const luminance = (pixels: ArrayLike<number>, at = 0) =>
  0.2126 * (linear[pixels[at] ?? 0] ?? 0) +
  0.7152 * (linear[pixels[at + 1] ?? 0] ?? 0) +
  0.0722 * (linear[pixels[at + 2] ?? 0] ?? 0);

const ratio = (one: number, other: number) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** The lines of text on the first screen, in the header and the page's opening; then hides them. */
const takeLines = (page: Page) =>
  page.evaluate(() => {
    const lines: Line[] = [];
    for (const part of document.querySelectorAll('body header, main > :first-child')) {
      const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const parent = node.parentElement;
        if (!parent?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || !node.nodeValue?.trim())
          continue;
        const { color, fontSize, fontWeight } = getComputedStyle(parent);
        const size = parseFloat(fontSize);
        const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const { x, y, width, height } of range.getClientRects()) {
          if (width < 2 || x < 0 || y < 0 || x + width > innerWidth || y + height > innerHeight) continue;
          const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
          lines.push({ text: node.nodeValue.trim(), color: [red, green, blue], isLarge, x, y, width, height });
        }
      }
    }
    const hide = new CSSStyleSheet();
    hide.replaceSync('* { color: transparent !important; transition: none !important; }');
    document.adoptedStyleSheets = [hide];
    return lines;
  });

/** The contrast of a line with nearly the worst of every third pixel behind it; the very worst belong to an underline. */
function contrast({ color, x, y, width, height }: Line, pixels: Uint8Array, rowLength: number): number {
  const own = luminance(color);
  const ratios: number[] = [];
  for (let row = Math.ceil(y); row < y + height - 1; row += 3)
    for (let column = Math.ceil(x); column < x + width - 1; column += 3)
      ratios.push(ratio(own, luminance(pixels, (row * rowLength + column) * 3)));
  return ratios.sort((one, other) => one - other)[Math.floor(ratios.length / 50)] ?? 21;
}

for (const width of [390, 1440]) {
  test(`words over an opening's picture stand out from the pixels behind them at ${width} pixels`, async ({ page }) => {
    test.setTimeout(300_000);
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const weak: string[] = [];
    for (const { path, hero } of await expectedPages()) {
      if (!hero) continue;
      await page.goto(path);
      await page.evaluate(() =>
        Promise.all(
          [...document.querySelectorAll('img')]
            .filter((image) => image.loading !== 'lazy')
            .map((image) => image.decode()),
        ),
      );
      const lines = await takeLines(page);
      const { data, info } = await sharp(await page.screenshot())
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      for (const line of lines) {
        const worst = contrast(line, data, info.width);
        if (worst < (line.isLarge ? 3 : 4.5)) weak.push(`${path}: ${worst.toFixed(2)} “${line.text.slice(0, 40)}”`);
      }
    }
    expect(weak).toEqual([]);
  });
}
