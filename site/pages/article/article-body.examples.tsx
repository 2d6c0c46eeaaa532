import type { Examples } from '../../gallery/examples.ts';
import { ArticleBody } from './article-body.tsx';

export const examples: Examples = {
  'newest article': ({ 'newest article': page }) => <ArticleBody html={page.html} />,
};

/** Stands inside another section, which gives it its ground and its edges. */
export const part = true;
