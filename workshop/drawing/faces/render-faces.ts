import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { openBrowser } from '../../../art/open-browser.ts';
import { assertLabelsFit } from '../assert-labels-fit.ts';
import { entriesNamed } from '../entries-named.ts';
import { faceHtml } from './face-html.ts';
import type { RenderedFace, Radii, RaisedPiece } from './face.ts';
import { faces } from './faces.ts';

/** Pixels of a face's picture per CSS pixel. */
const deviceScaleFactor = 2.5;

/** Writes the named faces, or all, as PNGs into a folder. Throws for an unknown name and for a label that is cut off. */
export async function renderFaces(names: string[], folder: string): Promise<Record<string, RenderedFace>> {
  const named = entriesNamed(faces(), names, 'face');
  const browser = await openBrowser();
  try {
    const rendered: Record<string, RenderedFace> = {};
    for (const [name, face] of named) {
      const { width, height, radii } = face;
      const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor });
      await page.setContent(faceHtml(face));
      await assertLabelsFit(page, name);
      const raised = await raisedPieces(page);
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

/** The elements with `data-raised`, as the browser has laid them out. */
const raisedPieces = (page: Page) =>
  page.evaluate((): RaisedPiece[] => {
    const corners = ['top-right', 'top-left', 'bottom-left', 'bottom-right'];
    return [...document.querySelectorAll<HTMLElement>('[data-raised]')].map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const styles = getComputedStyle(element);
      const declared = corners.map((corner) => parseFloat(styles.getPropertyValue(`border-${corner}-radius`)));
      // Scales down radii that do not fit, as the browser does.
      const sums = declared.map((radius, side) => radius + (declared[(side + 1) % 4] ?? 0));
      const fit = Math.min(1, ...sums.map((sum, side) => (side % 2 ? height : width) / sum));
      // A little smaller: at full size, two round corners of a short side would end in one point.
      const radii = declared.map((radius) => radius * fit * 0.998) as Radii;
      return { left, top, width, height, rise: Number(element.dataset['raised']), radii };
    });
  });
