import type { Examples } from '../../gallery/examples.ts';
import { ServicePlates } from './service-plates.tsx';

export const examples: Examples = {
  '/services': ({ '/services': page }) => <ServicePlates plates={page.plates} />,
};
