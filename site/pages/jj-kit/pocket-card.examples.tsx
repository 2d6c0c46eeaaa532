import type { Examples } from '../../gallery/examples.ts';
import { PocketCard } from './pocket-card.tsx';

export const examples: Examples = {
  '/jj-kit': ({ '/jj-kit': page }) => <PocketCard {...page.pocket} />,
};
