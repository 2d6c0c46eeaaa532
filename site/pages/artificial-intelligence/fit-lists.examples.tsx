import type { Examples } from '../../gallery/examples.ts';
import { FitLists } from './fit-lists.tsx';

export const examples: Examples = {
  '/artificial-intelligence-expertise': ({ '/artificial-intelligence-expertise': page }) => <FitLists {...page.use} />,
};
