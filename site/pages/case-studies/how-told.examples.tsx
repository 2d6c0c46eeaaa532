import type { Examples } from '../../gallery/examples.ts';
import { HowTold } from './how-told.tsx';

export const examples: Examples = {
  '/case-studies': ({ '/case-studies': page }) => <HowTold {...page.how} />,
};
