import type { KnownPages } from '#content/schema/known-files.ts';
import type { Route } from '#site/routes.ts';
import type { Publication } from '#site/pages/site-content.ts';
import { articlesPath, type ArticleFile } from './article-files.ts';
import { isPublishedBy, unpublishedReason } from './publication.ts';

/** All pages of the content folder, published or not. */
interface AllPages {
  routes: readonly Route[];
  /** The publications of the pages in content/plain-pages/, by address. */
  publications: ReadonlyMap<string, Publication>;
  articles: ArticleFile[];
  /** The addresses of all articles, including unreadable ones, by the names of their files. */
  articleAddresses: ReadonlyMap<string, string>;
  /** The site's own address, without a slash at the end. */
  site: string;
}

/**
 * Returns a function that gives the pages a text may link to: all that today's build shows. A page published later
 * may also link to what is published by then, a draft to anything. Pages published on the same day get the same object.
 */
export function knownPages(pages: AllPages): (from?: Publication) => KnownPages {
  const allPublications = publicationsOf(pages);
  const pagesByPublication = new Map<string, KnownPages>();
  return (from) => {
    const key = from && from.status !== 'published' ? `${from.status} ${from.published}` : '';
    const linkTargets = pagesByPublication.get(key) ?? pagesFor(allPublications, pages.site, from);
    pagesByPublication.set(key, linkTargets);
    return linkTargets;
  };
}

/**
 * Every page that text can name, with its publication, which is undefined for a page that is always shown, and for an
 * article that could not be read, so that links to it are not reported as well.
 */
function publicationsOf({ routes, publications, articles, articleAddresses }: AllPages) {
  const read = new Set(articles.map(({ name }) => name));
  const unread = [...articleAddresses].filter(([name]) => !read.has(name));
  const staticRoutes = routes.filter(({ path }) => !path.includes(':'));
  return [
    ...unread.map(([, path]) => [path, undefined] as const),
    ...staticRoutes.map(({ path }) => [path, publications.get(path)] as const),
    ...articles.map((article) => [`${articlesPath}/${article.slug}`, article] as const),
  ];
}

function pagesFor(all: ReturnType<typeof publicationsOf>, site: string, from?: Publication): KnownPages {
  const paths = new Set<string>();
  const unpublished = new Map<string, string>();
  for (const [path, publication] of all) {
    if (!publication || isPublishedBy(from, publication)) paths.add(path);
    else unpublished.set(path, unpublishedReason(publication));
  }
  return { paths, unpublished, site };
}
