import type { Examples } from '../../gallery/examples.ts';
import { Burndown } from './burndown.tsx';

export const examples: Examples = {
  '/jj-kit': ({ '/jj-kit': page }) => <Burndown {...page.burndown} />,
};
