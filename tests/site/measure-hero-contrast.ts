import type { Page } from '@playwright/test';
import sharp from 'sharp';

interface MeasuredLine {
  text: string;
  /** The ratio of WCAG 2.2 between the line and the pixels behind it, 1 to 21. */
  contrast: number;
  /** The ratio that WCAG 2.2 requires of text of this size. */
  needed: number;
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A line of text, in pixels from the document's upper left corner. */
interface Line extends Box {
  text: string;
  /** Channels from 0 to 255; alpha from 0 to 1, with the opacity of the elements around the line. */
  color: [red: number, green: number, blue: number, alpha: number];
  /** Whether WCAG counts the text as large. */
  isLarge: boolean;
}

/** The linear value of each value of a channel (https://www.w3.org/TR/WCAG22/#dfn-relative-luminance). */
const linear = Float64Array.from({ length: 256 }, (_, value) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});
const luminance = (red: number, green: number, blue: number) =>
  0.2126 * (linear[red] ?? 0) + 0.7152 * (linear[green] ?? 0) + 0.0722 * (linear[blue] ?? 0);
const ratio = (first: number, second: number) => (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);

/** Returns the lines of header and hero, once their pictures and fonts are loaded. */
const readLines = (page: Page) =>
  page.evaluate(async (): Promise<Line[]> => {
    const hero =
      document.querySelector(':is(main, main > site-island) > h1 + *') ??
      document.querySelector('main h1')!.closest('section, header');
    const parts = [document.querySelector('body header')!, hero!];
    const isShown = (element: Element) => {
      const { right, left, width } = element.getBoundingClientRect();
      return width > 1 && right > 0 && left < innerWidth && element.checkVisibility({ visibilityProperty: true });
    };
    const images = parts.flatMap((part) => [...part.querySelectorAll('img')]).filter(isShown);
    for (const image of images) image.loading = 'eager';
    await Promise.all([document.fonts.ready, ...images.map((image) => image.decode())]);

    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!;
    const inks = new Map<string, Line['color']>();
    const inkOf = (color: string, opacity: number): Line['color'] => {
      if (!inks.has(color)) {
        canvas.clearRect(0, 0, 1, 1);
        canvas.fillStyle = color;
        canvas.fillRect(0, 0, 1, 1);
        const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
        inks.set(color, [red, green, blue, alpha / 255]);
      }
      const [red, green, blue, alpha] = inks.get(color)!;
      return [red, green, blue, alpha * opacity];
    };
    const opacityOf = (element: Element | null): number =>
      element ? Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement) : 1;

    const lines: Line[] = [];
    for (const part of parts) {
      const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const parent = node.parentElement;
        const text = node.nodeValue?.trim();
        if (!parent || !text || parent instanceof SVGElement) continue;
        if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
        const { color, fontSize, fontWeight } = getComputedStyle(parent);
        const size = parseFloat(fontSize);
        const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const { x, y, width, height } of range.getClientRects()) {
          if (width < 2 || x < 0 || x + width > innerWidth || y < 0) continue;
          const box = { x: x + scrollX, y: y + scrollY, width, height };
          lines.push({ text: text.slice(0, 40), color: inkOf(color, opacityOf(parent)), isLarge, ...box });
        }
      }
    }
    return lines;
  });

/** Makes the page's text transparent, and waits until that is drawn: otherwise, a busy browser might show the previous frame. */
const hideText = (page: Page) =>
  page.evaluate(async () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { color: transparent !important; transition: none !important; caret-color: transparent }');
    document.adoptedStyleSheets = [sheet];
    for (let frame = 0; frame < 2; frame += 1) await new Promise((done) => requestAnimationFrame(done));
  });

/** The contrast of a line with the pixels behind it, ignoring the worst one percent, such as an underline's pixels. */
function contrastOf({ color, ...box }: Line, shot: { pixels: Uint8Array; width: number }, origin: Box): number {
  const [red, green, blue, alpha] = color;
  const ratios: number[] = [];
  const [top, left] = [Math.ceil(box.y - origin.y), Math.ceil(box.x - origin.x)];
  for (let row = top; row < top + box.height - 2; row += 2) {
    for (let column = left; column < left + box.width - 2; column += 2) {
      const at = (row * shot.width + column) * 3;
      const [r = 0, g = 0, b = 0] = shot.pixels.subarray(at, at + 3);
      const over = (own: number, behind: number) => Math.round(own * alpha + behind * (1 - alpha));
      ratios.push(ratio(luminance(over(red, r), over(green, g), over(blue, b)), luminance(r, g, b)));
    }
  }
  return ratios.sort((first, second) => first - second)[Math.floor(ratios.length / 100)] ?? 21;
}

/** Measures the text of a page's header and hero against the pixels behind it; hides the page's text. */
export async function measureHeroContrast(page: Page): Promise<MeasuredLine[]> {
  const lines = await readLines(page);
  await hideText(page);
  const edge = (far: (line: Line) => number) => Math.ceil(Math.max(...lines.map(far)));
  const [x, y] = [0, Math.floor(Math.min(...lines.map((line) => line.y)))];
  const clip = { x, y, width: edge((line) => line.x + line.width), height: edge((line) => line.y + line.height) - y };
  // Bypasses Playwright's screenshot: a fast PNG of just the text's box takes a third of the time.
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', {
    clip: { ...clip, scale: 1 },
    optimizeForSpeed: true,
    captureBeyondViewport: clip.y + clip.height > (page.viewportSize()?.height ?? 0),
  });
  await session.detach();
  const shot = await sharp(Buffer.from(data, 'base64')).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return lines.map((line) => ({
    text: line.text,
    contrast: contrastOf(line, { pixels: shot.data, width: shot.info.width }, clip),
    needed: line.isLarge ? 3 : 4.5,
  }));
}
