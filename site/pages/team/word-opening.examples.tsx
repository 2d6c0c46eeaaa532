import type { Examples } from '../../gallery/examples.ts';
import { WordOpening } from './word-opening.tsx';

export const examples: Examples = {
  '/team': ({ '/team': page }) => <WordOpening {...page} />,
  'a word by itself': ({ '/team': page }) => <WordOpening heading={page.heading} />,
};
