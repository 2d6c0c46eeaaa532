import type { Content } from './content/read-content.ts';
import { officeCardPath } from '#site/pages/office-address.ts';
import type { SitePage } from './data/site-pages.ts';
import { atomFeed, feedsOf, jsonFeed } from './feeds.ts';
import { llmsText, securityText } from './machine-readable.ts';
import { robots, sitemap, webManifest } from './listings.ts';
import { officeCard } from './office-card.ts';

interface ListingOptions {
  pages: SitePage[];
  /** The day of a page's last change, if known. */
  changed: (page: SitePage) => string | undefined;
  /** Whether this is a staging site, which search engines must not index. */
  staging: boolean;
  /** The key by which IndexNow knows this site's owner, if it is used. */
  indexNowKey: string | undefined;
  write: (file: string, text: string) => void;
}

/** Writes the files for programs: sitemap, feeds, office cards, keys. */
export function writeListings({ company, articles, palette }: Content, options: ListingOptions) {
  const { pages, changed, staging, indexNowKey, write } = options;
  write(
    'sitemap.xml',
    sitemap(
      company,
      pages.map((page) => ({ path: page.path, changed: changed(page) })),
    ),
  );
  write('robots.txt', robots(company, staging));
  for (const feed of feedsOf(company, articles)) {
    write(`${feed.path}.xml`, atomFeed(company, feed));
    write(`${feed.path}.json`, jsonFeed(company, feed));
  }
  write('llms.txt', llmsText(company, pages));
  write('.well-known/security.txt', securityText(company, new Date()));
  if (indexNowKey) write(`${indexNowKey}.txt`, indexNowKey);
  write('site.webmanifest', webManifest(company, palette));
  for (const office of company.offices) write(officeCardPath(office), officeCard(company, office));
}
