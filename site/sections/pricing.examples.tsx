import type { Examples } from '../gallery/examples.ts';
import { Pricing } from './pricing.tsx';

export const examples: Examples = {
  '/rd-rental': ({ '/rd-rental': page }) => <Pricing {...page.pricing} />,
  '/it-business-consulting': ({ '/it-business-consulting': page }) => <Pricing {...page.pricing} />,
};
