import type { Examples } from '../gallery/examples.ts';
import { Onward } from './onward.tsx';

export const examples: Examples = {
  '/it-business-consulting': ({ '/it-business-consulting': page }) => <Onward {...page.onward} />,
};
