import type { Examples } from '../../gallery/examples.ts';
import { TechniqueRows } from './technique-rows.tsx';

export const examples: Examples = {
  '/natural-language-processing': ({ '/natural-language-processing': page }) => (
    <TechniqueRows {...page.rows} id="techniques" />
  ),
  '/sentiment-analysis': ({ '/sentiment-analysis': page }) => <TechniqueRows {...page.rows} id="techniques" own={6} />,
  '/model-training': ({ '/model-training': page }) => <TechniqueRows {...page.rows} id="techniques" />,
};
