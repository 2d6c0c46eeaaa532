import type { Examples } from '../../gallery/examples.ts';
import { CarePhones } from './care-phones.tsx';

export const examples: Examples = {
  '/church-directory': ({ '/church-directory': page }) => <CarePhones {...page.care} />,
};
