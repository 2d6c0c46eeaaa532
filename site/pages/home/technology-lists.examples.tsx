import type { Examples } from '../../gallery/examples.ts';
import { TechnologyLists } from './technology-lists.tsx';

export const examples: Examples = {
  '/': ({ '/': page }) => <TechnologyLists {...page.technologies} />,
};
