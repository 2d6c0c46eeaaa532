import { z } from 'zod';
import { picture } from '#content/schema/picture.ts';
import { description, text } from '#content/schema/text.ts';
import { articleSummary } from '../article-summary.ts';
import { definePage } from '../define-page.ts';

/** content/pages/blog.yaml. */
const schema = z.strictObject({
  title: text,
  description,
  name: text,
  heading: text,
  text,
  button: text,
  latest: text,
  picture,
});

export const blog = definePage({
  name: 'blog',
  hero: true,
  type: 'CollectionPage',
  schema,
  props: ({ title: _, description: __, ...words }, { articles }) => ({
    ...words,
    articles: articles.map(articleSummary),
  }),
  draftPicture: ({ picture }) => picture,
  load: async () => (await import('./blog-page.tsx')).BlogPage,
});
