import type { Examples } from '../../gallery/examples.ts';
import { TypeRows } from './type-rows.tsx';

export const examples: Examples = {
  '/mobile-development': ({ '/mobile-development': page }) => <TypeRows {...page.choice} />,
};
