import type { Examples } from '../../gallery/examples.ts';
import { KeywordFigure } from './keyword-figure.tsx';

export const examples: Examples = {
  '/natural-language-processing': ({ '/natural-language-processing': page }) => (
    <KeywordFigure words={page.rows.finds.keywords} />
  ),
};

/** Stands inside another section, which gives it its ground and its edges. */
export const part = true;
