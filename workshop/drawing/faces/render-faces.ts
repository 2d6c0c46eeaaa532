import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { openBrowser } from '../../../art/open-browser.ts';
import { faceHtml } from './face-html.ts';
import type { RenderedFace, Radii, RaisedPiece } from './face.ts';
import { faces } from './faces.ts';

/** Pixels of a face's picture per CSS pixel. */
const deviceScaleFactor = 2.5;

/** Writes the named faces as PNGs into a folder. Throws for an unknown name and for a label that is cut off. */
export async function renderFaces(names: string[], folder: string): Promise<Record<string, RenderedFace>> {
  const all = faces();
  const browser = await openBrowser();
  try {
    const rendered: Record<string, RenderedFace> = {};
    for (const name of names) {
      const face = all[name];
      if (!face) throw new Error(`No face “${name}”. There are: ${Object.keys(all).join(', ')}`);
      const { width, height, radii } = face;
      const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor });
      await page.setContent(faceHtml(face));
      const { cutOff, raised } = await inspect(page);
      if (cutOff.length > 0) throw new Error(`On ${name} these labels do not fit: ${cutOff.join(' | ')}`);
      const image = join(folder, `${name}.png`);
      await writeFile(image, await page.screenshot());
      await page.close();
      rendered[name] = { width, height, radii, image, raised };
    }
    return rendered;
  } finally {
    await browser.close();
  }
}

/** Waits for fonts and pictures, then finds the labels that do not fit and the raised pieces. */
const inspect = (page: Page) =>
  page.evaluate(async (): Promise<{ cutOff: string[]; raised: RaisedPiece[] }> => {
    await Promise.all([...document.fonts].map((face) => face.load()));
    await Promise.all([...document.images].map((image) => image.decode()));
    const isCutOff = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: Element) =>
      scrollWidth > clientWidth || scrollHeight > clientHeight;
    const corners = ['top-right', 'top-left', 'bottom-left', 'bottom-right'];
    return {
      cutOff: [...document.querySelectorAll('.label, body')]
        .filter(isCutOff)
        .map((element) => element.textContent.trim()),
      raised: [...document.querySelectorAll<HTMLElement>('[data-raised]')].map((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const styles = getComputedStyle(element);
        const declared = corners.map((corner) => parseFloat(styles.getPropertyValue(`border-${corner}-radius`)));
        // Scales down radii that do not fit, as the browser does.
        const sums = declared.map((radius, side) => radius + (declared[(side + 1) % 4] ?? 0));
        const fit = Math.min(1, ...sums.map((sum, side) => (side % 2 ? height : width) / sum));
        const radii = declared.map((radius) => radius * fit * 0.998) as Radii;
        return { left, top, width, height, rise: Number(element.dataset['raised']), radii };
      }),
    };
  });
