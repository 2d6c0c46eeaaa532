import type { KnownPages } from '#content/schema/known-files.ts';
import type { Route } from '#site/routes.ts';
import { articlesPath, type ArticleFile } from './article-files.ts';
import { isThereBy, whyNotThere, type Publication } from './publication.ts';

/** All pages that the content folder has, published or not. */
export interface WrittenPages {
  routes: readonly Route[];
  /** When those of content/plain-pages/ are shown, by address. */
  plain: ReadonlyMap<string, Publication>;
  articles: ArticleFile[];
  /** Of all articles, also of those that could not be read, by the names of their files. */
  articleAddresses: ReadonlyMap<string, string>;
}

/**
 * The pages that words may link to: all that a build of today shows. What is published later may also link to what is
 * published until then, a draft to anything.
 */
export function pagesFor(written: WrittenPages, from?: Publication): KnownPages {
  const { routes, plain, articles, articleAddresses } = written;
  const unread = [...articleAddresses].filter(([name]) => !articles.some((article) => article.name === name));
  const paths = new Set(unread.map(([, path]) => path));
  const unpublished = new Map<string, string>();
  const place = (path: string, publication?: Publication) => {
    if (!publication || isThereBy(from, publication)) paths.add(path);
    else unpublished.set(path, whyNotThere(publication));
  };
  for (const { path } of routes) if (!path.includes(':')) place(path, plain.get(path));
  for (const article of articles) place(`${articlesPath}/${article.slug}`, article);
  return { paths, unpublished };
}
