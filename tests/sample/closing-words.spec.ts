import { expect, test } from '../playwright/site.ts';

/** Pixels between the words of the closing banner and what the picture beside them shows at their height; the least. */
function roomBesideText(banner: Element): number {
  const picture = banner.querySelector('img');
  if (!picture) return 0;
  const box = picture.getBoundingClientRect();
  const canvas = Object.assign(document.createElement('canvas'), {
    width: Math.round(box.width),
    height: Math.round(box.height),
  });
  const brush = canvas.getContext('2d');
  if (!brush) return 0;
  brush.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const { data } = brush.getImageData(0, 0, canvas.width, canvas.height);
  const isGround = (at: number) =>
    [0, 1, 2].every((channel) => Math.abs((data[at + channel] ?? 0) - (data[channel] ?? 0)) < 20);
  const firstOf = (top: number, bottom: number) => {
    for (let x = 0; x < canvas.width; x++)
      for (let y = Math.max(0, top); y < Math.min(canvas.height, bottom); y += 2)
        if (!isGround(4 * (y * canvas.width + x))) return x;
    return canvas.width;
  };
  const lines = [...banner.querySelectorAll('h2, p, a')].flatMap((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return [...range.getClientRects()];
  });
  return Math.min(
    ...lines.map(
      ({ top, bottom, right }) => box.left + firstOf(Math.round(top - box.top), Math.round(bottom - box.top)) - right,
    ),
  );
}

test('no word of the closing banner touches its picture', async ({ page, ready }) => {
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
      expect(await banner.evaluate(roomBesideText), `${path} at ${width}`).toBeGreaterThan(8);
    }
  }
});
