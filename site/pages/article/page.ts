import { defineArticlePage } from '../define-page.ts';
import { articleLabelsSchema } from './article-labels-schema.ts';
import { articleProps } from './article-props.ts';

export const article = defineArticlePage({
  name: 'article',
  hero: true,
  schema: articleLabelsSchema,
  articleProps,
  load: async () => (await import('./article-page.tsx')).ArticlePage,
});
