import type { Examples } from '../../gallery/examples.ts';
import { SentenceBand } from './sentence-band.tsx';

export const examples: Examples = {
  '/it-business-consulting': ({ '/it-business-consulting': page }) => <SentenceBand {...page.finding} />,
};
