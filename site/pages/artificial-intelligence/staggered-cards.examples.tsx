import type { Examples } from '../../gallery/examples.ts';
import { StaggeredCards } from './staggered-cards.tsx';

export const examples: Examples = {
  '/artificial-intelligence-expertise': ({ '/artificial-intelligence-expertise': page }) => (
    <StaggeredCards {...page.areas} />
  ),
};
