import type { Examples } from '../../gallery/examples.ts';
import { ScoredReview } from './scored-review.tsx';

export const examples: Examples = {
  '/sentiment-analysis': ({ '/sentiment-analysis': page }) => <ScoredReview {...page.intro} />,
};
