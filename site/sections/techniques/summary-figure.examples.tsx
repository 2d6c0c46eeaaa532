import type { Examples } from '../../gallery/examples.ts';
import { SummaryFigure } from './summary-figure.tsx';

export const examples: Examples = {
  '/natural-language-processing': ({ '/natural-language-processing': page }) => (
    <SummaryFigure summary={page.rows.finds.summary} />
  ),
};

/** Stands inside another section, which gives it its ground and its edges. */
export const part = true;
