import type { Examples } from '../../gallery/examples.ts';
import { StemFigure } from './stem-figure.tsx';

export const examples: Examples = {
  '/natural-language-processing': ({ '/natural-language-processing': page }) => (
    <StemFigure words={page.rows.finds.stems} />
  ),
};

/** Stands inside another section, which gives it its ground and its edges. */
export const part = true;
