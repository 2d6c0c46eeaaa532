import type { Examples } from '../../gallery/examples.ts';
import { HireSteps } from './hire-steps.tsx';

export const examples: Examples = {
  '/careers': ({ '/careers': page }) => <HireSteps {...page.steps} />,
};
