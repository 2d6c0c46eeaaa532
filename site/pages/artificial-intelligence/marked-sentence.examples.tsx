import type { Examples } from '../../gallery/examples.ts';
import { MarkedSentence } from './marked-sentence.tsx';

export const examples: Examples = {
  '/artificial-intelligence-expertise': ({ '/artificial-intelligence-expertise': page }) => (
    <MarkedSentence {...page.sentence} />
  ),
};
