import type { Page } from '@playwright/test';
import { ArtError } from '../../art/art-error.ts';

/**
 * Waits for a page's fonts and pictures. Throws an ArtError that names the elements of class `label` that are cut off, or the body
 * if it is; `name` is what it calls the page.
 */
export async function assertLabelsFit(page: Page, name: string): Promise<void> {
  const cutOff = await page.evaluate(async () => {
    await Promise.all([...document.fonts].map((face) => face.load()));
    await Promise.all([...document.images].map((image) => image.decode()));
    const isCutOff = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: Element) =>
      scrollWidth > clientWidth || scrollHeight > clientHeight;
    return [...document.querySelectorAll('.label, body')].filter(isCutOff).map((element) => element.textContent.trim());
  });
  if (cutOff.length > 0) throw new ArtError(`On ${name} these labels do not fit: ${cutOff.join(' | ')}`);
}
