import type { Examples } from '../gallery/examples.ts';
import { ArticleMeta } from './article-meta.tsx';

export const examples: Examples = {
  '/blog': ({ '/blog': page }) => <ArticleMeta {...page.articles[0]!} className="_qNS8Z" />,
  'newest article': ({ 'newest article': page }) => <ArticleMeta {...page.related[0]!} className="_OG5Nn" />,
};

/** Stands inside another section, which gives it its ground and its edges. */
export const part = true;
