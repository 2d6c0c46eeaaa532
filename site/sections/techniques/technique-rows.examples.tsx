import type { Examples } from '../../gallery/examples.ts';
import { TechniqueRows } from './technique-rows.tsx';

export const examples: Examples = {
  '/model-training': ({ '/model-training': page }) => <TechniqueRows {...page.rows} id="techniques" />,
};
