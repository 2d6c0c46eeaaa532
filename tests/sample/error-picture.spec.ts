import { expect, test } from '../playwright/site.ts';

/** The parts of a picture that no text may cover. */
interface PictureParts {
  /** The picture's width by its height. */
  ratio: number;
  /** The lower edge of the plumage, as a share of the height. */
  edge: number;
  /** The scale that fell out, in shares of the width and height. */
  scale: { left: number; right: number; top: number; bottom: number };
}

const wide: PictureParts = {
  ratio: 1280 / 800,
  edge: 0.25,
  scale: { left: 0.722, right: 0.8, top: 0.34, bottom: 0.45 },
};
const phone: PictureParts = {
  ratio: 780 / 1780,
  edge: 0.174,
  scale: { left: 0.605, right: 0.798, top: 0.211, bottom: 0.288 },
};

test('no text of the error screen covers the plumage or the fallen scale, even with all pages listed', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/status of 404/);
  await page.goto('/servces/');
  await page.locator('summary').first().click();
  const screen = page.getByRole('main');
  for (const [width, height] of [
    [320, 568],
    [390, 844],
    [600, 960],
    [700, 700],
    [701, 701],
    [820, 820],
    [820, 1180],
    [959, 740],
    [1024, 600],
    [1440, 900],
    [1920, 1080],
    [2560, 1440],
  ] as const) {
    await page.setViewportSize({ width, height });
    const parts = width > 700 ? wide : phone;
    const covered = await screen.evaluate((element, { ratio, edge, scale }) => {
      const picture = element.querySelector('img')!;
      const box = picture.getBoundingClientRect();
      const { objectPosition } = getComputedStyle(picture);
      const height = Math.max(box.height, box.width / ratio);
      const size = { width: height * ratio, height };
      const [percent = 0, offset = 0] = objectPosition.split(' ').map(parseFloat);
      const x = box.left + ((box.width - size.width) * percent) / 100;
      const y = box.top + offset;
      const overlaps = (rect: DOMRect) =>
        rect.top < y + edge * size.height ||
        (rect.right > x + scale.left * size.width &&
          rect.left < x + scale.right * size.width &&
          rect.bottom > y + scale.top * size.height &&
          rect.top < y + scale.bottom * size.height);
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      while (texts.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(texts.currentNode);
        if ([...range.getClientRects()].some(overlaps)) found.push(texts.currentNode.textContent!);
      }
      return found;
    }, parts);
    expect(covered, `${width} by ${height}`).toEqual([]);
  }
});
