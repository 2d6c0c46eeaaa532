import type { KnownPages } from '#content/schema/known-files.ts';
import type { Route } from '#site/routes.ts';
import type { Publication } from '#site/pages/site-content.ts';
import { articlesPath, type ArticleFile } from './article-files.ts';
import { isPublishedBy, unpublishedReason } from './publication.ts';

/** All pages of the content folder, published or not. */
export interface AllPages {
  routes: readonly Route[];
  /** When the pages of content/plain-pages/ are published, by address. */
  publications: ReadonlyMap<string, Publication>;
  articles: ArticleFile[];
  /** Of all articles, including those that could not be read, by the names of their files. */
  articleAddresses: ReadonlyMap<string, string>;
}

/**
 * The pages that text may link to: all that a build of today shows. A page that is published later may also link to what
 * is published by then, a draft to anything.
 */
export function pagesFor(pages: AllPages, from?: Publication): KnownPages {
  const { routes, publications, articles, articleAddresses } = pages;
  const unread = [...articleAddresses].filter(([name]) => !articles.some((article) => article.name === name));
  const paths = new Set(unread.map(([, path]) => path));
  const unpublished = new Map<string, string>();
  const add = (path: string, publication?: Publication) => {
    if (!publication || isPublishedBy(from, publication)) paths.add(path);
    else unpublished.set(path, unpublishedReason(publication));
  };
  for (const { path } of routes) if (!path.includes(':')) add(path, publications.get(path));
  for (const article of articles) add(`${articlesPath}/${article.slug}`, article);
  return { paths, unpublished };
}
