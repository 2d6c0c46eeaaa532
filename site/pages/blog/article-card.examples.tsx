import type { Examples } from '../../gallery/examples.ts';
import { ArticleCard } from './article-card.tsx';

export const examples: Examples = {
  '/blog': ({ '/blog': page }) => <ArticleCard article={page.articles[0]!} size="lead" row={false} off={false} />,
  '/blog, second': ({ '/blog': page }) => (
    <ArticleCard article={page.articles[1]!} size="five" row={false} off={false} />
  ),
  '/blog, third': ({ '/blog': page }) => (
    <ArticleCard article={page.articles[2]!} size="seven" row={false} off={false} />
  ),
};

/** Stands inside another section, which gives it its ground and its edges. */
export const part = true;
