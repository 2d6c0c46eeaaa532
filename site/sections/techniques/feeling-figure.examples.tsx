import type { Examples } from '../../gallery/examples.ts';
import { FeelingFigure } from './feeling-figure.tsx';

export const examples: Examples = {
  '/natural-language-processing': ({ '/natural-language-processing': page }) => (
    <FeelingFigure {...page.rows.finds.feelings} />
  ),
};

/** Stands inside another section, which gives it its ground and its edges. */
export const part = true;
