import type { CachedFile } from './cache/file-cache.ts';
import { hasArticles } from './content/reserved-addresses.ts';
import type { Content } from './content/read-content.ts';
import { officeCardPath } from '#site/pages/office-address.ts';
import { isLaterListPage, type SitePage } from './data/site-pages.ts';
import { atomFeed, feedDocuments, feedsOf, jsonFeed } from './feeds.ts';
import { llmsTexts } from './llms-texts.ts';
import { securityText } from './security-text.ts';
import { robots, sitemaps, webManifest } from './listings.ts';
import type { FileContent } from './site-output.ts';
import { officeCard } from './office-card.ts';

export interface ListingOptions {
  pages: SitePage[];
  /** The day of a page's last change, if known. */
  changed: (page: SitePage) => string | undefined;
  /** Whether this is a staging site, which search engines must not index. */
  staging: boolean;
  /** The key by which IndexNow knows this site's owner, if it is used. */
  indexNowKey: string | undefined;
  write: (file: string, text: FileContent) => void;
  /** Caches what `make` makes from the inputs, for later builds with equal inputs and code. */
  cacheText: (inputs: unknown[], make: () => string) => CachedFile;
}

/** Writes the files for programs: sitemap, feeds, office cards, keys. */
export function writeListings(content: Content, options: ListingOptions) {
  const { company, articles, palette, routes } = content;
  const { pages, changed, staging, indexNowKey, write, cacheText } = options;
  const listedPages = pagesByAge(pages).map((page) => ({ path: page.path, changed: changed(page) }));
  for (const [file, text] of sitemaps(company, listedPages)) write(file, text);
  write('robots.txt', robots(company, { staging }));
  for (const document of hasArticles(routes) ? feedsOf(company, articles).flatMap(feedDocuments) : []) {
    const feedText = (extension: string, make: typeof atomFeed) =>
      cacheText([extension, company, document], () => make(company, document));
    write(`${document.self}.xml`, feedText('xml', atomFeed));
    write(`${document.self}.json`, feedText('json', jsonFeed));
  }
  for (const [file, text] of llmsTexts(content, pages)) write(file, text);
  write('.well-known/security.txt', securityText(company, new Date()));
  if (indexNowKey) write(`${indexNowKey}.txt`, indexNowKey);
  write('site.webmanifest', webManifest(company, palette));
  for (const office of company.offices) write(officeCardPath(office), officeCard(company, office));
}

/** The pages in an order that new articles change little: articles after other pages, oldest first; later pages of lists last. */
function pagesByAge(pages: SitePage[]): SitePage[] {
  const articles = pages.filter(({ article }) => article);
  return [
    ...pages.filter((page) => !page.article && !isLaterListPage(page)),
    ...articles.toReversed(),
    ...pages.filter(isLaterListPage),
  ];
}
