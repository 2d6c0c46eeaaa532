import type { Examples } from '../../gallery/examples.ts';
import { ArticleEnd } from './article-end.tsx';

export const examples: Examples = {
  'newest article': ({ 'newest article': page }) => (
    <ArticleEnd networks={page.networks} tags={page.tags} address={page.address} share={page.words.share} />
  ),
  'oldest article': ({ 'oldest article': page }) => (
    <ArticleEnd networks={page.networks} tags={page.tags} address={page.address} share={page.words.share} />
  ),
};

/** Stands inside another section, which gives it its ground and its edges. */
export const part = true;
