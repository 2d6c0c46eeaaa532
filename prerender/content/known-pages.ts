import type { KnownPages } from '#content/schema/known-files.ts';
import type { Route } from '#site/routes.ts';
import { articlesPath, type ArticleFile } from './article-files.ts';

/**
 * The pages that words may link to: all that a build of today shows. `addresses` of all articles by their files' names. An article that is published later may also link to
 * those published until then, a draft to any.
 */
export function pagesFor(
  routes: readonly Route[],
  addresses: ReadonlyMap<string, string>,
  articles: ArticleFile[],
  from?: ArticleFile,
): KnownPages {
  const unread = [...addresses].filter(([name]) => !articles.some((article) => article.name === name));
  const paths = new Set([
    ...routes.map(({ path }) => path).filter((path) => !path.includes(':')),
    ...unread.map(([, path]) => path),
  ]);
  const unpublished = new Map<string, string>();
  for (const article of articles) {
    const path = `${articlesPath}/${article.slug}`;
    if (isThere(article, from)) paths.add(path);
    else unpublished.set(path, reason(article));
  }
  return { paths, unpublished };
}

function isThere({ standing, entries }: ArticleFile, from: ArticleFile | undefined): boolean {
  if (standing === 'published' || from?.standing === 'draft') return true;
  return standing === 'scheduled' && from?.standing === 'scheduled' && entries.published <= from.entries.published;
}

const reason = ({ standing, entries }: ArticleFile) =>
  standing === 'draft' ? 'is a draft' : `is not published before ${entries.published}`;
