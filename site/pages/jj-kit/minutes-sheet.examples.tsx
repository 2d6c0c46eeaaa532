import type { Examples } from '../../gallery/examples.ts';
import { MinutesSheet } from './minutes-sheet.tsx';

export const examples: Examples = {
  '/jj-kit': ({ '/jj-kit': page }) => <MinutesSheet {...page.review} />,
};
