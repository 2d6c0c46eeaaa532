import type { Examples } from '../../gallery/examples.ts';
import { GrowingPhones } from './growing-phones.tsx';

export const examples: Examples = {
  '/mobile-development': ({ '/mobile-development': page }) => <GrowingPhones {...page.process} id="process" />,
};
