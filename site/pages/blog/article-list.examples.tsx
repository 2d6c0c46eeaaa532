import type { Examples } from '../../gallery/examples.ts';
import { ArticleList } from './article-list.island.tsx';

export const examples: Examples = {
  '/blog': ({ '/blog': page }) => <ArticleList heading={page.latest} articles={page.articles} />,
};
