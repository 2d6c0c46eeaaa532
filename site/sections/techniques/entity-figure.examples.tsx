import type { Examples } from '../../gallery/examples.ts';
import { EntityFigure } from './entity-figure.tsx';

export const examples: Examples = {
  '/natural-language-processing': ({ '/natural-language-processing': page }) => (
    <EntityFigure entities={page.rows.finds.entities} />
  ),
};

/** Stands inside another section, which gives it its ground and its edges. */
export const part = true;
