import { expect, test } from '../playwright/site.ts';

/** The smallest distance, in pixels, between the banner's text and what the picture shows. */
const minDistance = 8;

/**
 * Runs in the page: the smallest distance in pixels between a line of the closing banner and what the picture beside it
 * shows at its height.
 */
function roomBesideText(banner: Element): number {
  const picture = banner.querySelector('img');
  if (!picture) return 0;
  const box = picture.getBoundingClientRect();
  const canvas = Object.assign(document.createElement('canvas'), {
    width: Math.round(box.width),
    height: Math.round(box.height),
  });
  const context = canvas.getContext('2d');
  if (!context) return 0;
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  const isBackground = (offset: number) =>
    [0, 1, 2].every((channel) => Math.abs((data[offset + channel] ?? 0) - (data[channel] ?? 0)) < 20);
  const firstDrawnColumn = (top: number, bottom: number) => {
    for (let x = 0; x < canvas.width; x++) {
      for (let y = Math.max(0, top); y < Math.min(canvas.height, bottom); y += 2) {
        if (!isBackground(4 * (y * canvas.width + x))) return x;
      }
    }
    return canvas.width;
  };
  const lines = [...banner.querySelectorAll('h2, p, a')].flatMap((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return [...range.getClientRects()];
  });
  return Math.min(
    ...lines.map(
      ({ top, bottom, right }) =>
        box.left + firstDrawnColumn(Math.round(top - box.top), Math.round(bottom - box.top)) - right,
    ),
  );
}

test('the text of the closing banner keeps a distance from the picture', async ({ page, ready }) => {
  for (const path of [
    '/',
    '/why-us/',
    '/product/',
    '/expertise/',
    '/it-business-consulting/',
    '/case-studies/',
    '/blog/',
  ]) {
    await page.goto(path);
    await ready();
    const banner = page.locator('main > section').last();
    await banner.scrollIntoViewIfNeeded();
    await expect
      .poll(() => banner.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    for (const width of [701, 768, 820, 959, 1240, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await banner.evaluate(roomBesideText), `${path} at ${width}`).toBeGreaterThan(minDistance);
    }
  }
});
