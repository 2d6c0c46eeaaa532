import type { Examples } from '../../gallery/examples.ts';
import { TechniqueItem } from './technique-item.tsx';

export const examples: Examples = {
  '/sentiment-analysis': ({ '/sentiment-analysis': { rows } }) => (
    <ol>
      <TechniqueItem {...rows.techniques[0]!} finds={rows.finds} look="row" />
    </ol>
  ),
};

/** Stands inside another section, which gives it its ground and its edges. */
export const part = true;
