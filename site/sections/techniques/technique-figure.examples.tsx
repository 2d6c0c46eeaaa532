import type { Examples } from '../../gallery/examples.ts';
import { TechniqueFigure } from './technique-figure.tsx';

export const examples: Examples = {
  '/natural-language-processing': ({ '/natural-language-processing': page }) => (
    <TechniqueFigure number={3} finds={page.rows.finds} />
  ),
};

/** Stands inside another section, which gives it its ground and its edges. */
export const part = true;
