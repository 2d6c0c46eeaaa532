import type { Examples } from '../../gallery/examples.ts';
import { RelatedArticles } from './related-articles.tsx';

export const examples: Examples = {
  'newest article': ({ 'newest article': page }) => (
    <RelatedArticles heading={page.words.related} shared={page.words.shared} articles={page.related} />
  ),
};
