import type { Examples } from '../../gallery/examples.ts';
import { StairCards } from './stair-cards.tsx';

export const examples: Examples = {
  '/jj-kit': ({ '/jj-kit': page }) => <StairCards {...page.deliverables} />,
};
