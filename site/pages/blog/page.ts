import { z } from 'zod';
import { picture } from '#content/schema/picture.ts';
import { description, text } from '#content/schema/text.ts';
import { articleSummary } from '../article-summary.ts';
import { definePage } from '../define-page.ts';
import { itemsOnPage, pageCount } from '../list-pages.ts';

/** content/pages/blog.yaml. */
const schema = z.strictObject({
  title: text,
  description,
  name: text,
  heading: text,
  text,
  button: text,
  latest: text,
  /** The label of articles with the company's own measurements. */
  measured: text,
  failure: text,
  retry: text,
  picture,
});

export const blog = definePage({
  name: 'blog',
  hero: true,
  type: 'CollectionPage',
  schema,
  pageCount: ({ articles }) => pageCount(articles.length),
  props: ({ title: _, description: __, measured, ...rest }, content, { path, page }) => ({
    ...rest,
    articles: itemsOnPage(content.articles, page).map((article) => ({
      ...articleSummary(article, content),
      ...(article.measured && { note: measured }),
    })),
    pagination: {
      listPath: path,
      pageNumber: page,
      pageCount: pageCount(content.articles.length),
      articleCount: content.articles.length,
    },
  }),
  draftPicture: ({ picture }) => picture,
  load: async () => (await import('./blog-page.tsx')).BlogPage,
});
