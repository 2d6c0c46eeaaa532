import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Company } from '#content/schema/company.ts';
import { isArticlePage } from '#site/pages/define-page.ts';
import { officeCardPath } from '#site/pages/office-address.ts';
import type { Route } from '#site/routes.ts';

/** Folders that the server handles itself, or in which a build writes files named after content. */
const reservedFolders = [
  'api',
  'assets',
  'pictures',
  'feeds',
  'sitemaps',
  'llms',
  'research',
  'error',
  'thank-you',
  'gallery',
];

/** Whether the site shows articles: without a route for them it has no feeds, and content/blog/ may be deleted. */
export const hasArticles = (routes: readonly Route[]): boolean => routes.some(({ page }) => isArticlePage(page));

/** Files at the root that an article may link to. */
export const filesForReaders = (routes: readonly Route[]): string[] => [
  ...(hasArticles(routes) ? ['/feed.xml', '/feed.json'] : []),
  '/sitemap.xml',
];

/** Files that every build writes at the root. tests/site/listings.test.ts compares these lists with a built site. */
const rootFiles = [
  '/robots.txt',
  '/llms.txt',
  '/site.webmanifest',
  '/release.json',
  '/404.html',
  '/_headers',
  '/_redirects',
  '/.htaccess',
  '/.well-known/security.txt',
];

/** Whether an address is in one of the site's own folders, where no page or redirect may be. */
export const isInReservedFolder = (path: string): boolean => reservedFolders.includes(path.split('/', 2)[1] ?? '');

/** The names of the icons in brand/ of the content folder, which a build copies to the root of the site. */
export const iconsIn = (contentFolder: string): string[] => {
  const brand = join(contentFolder, 'brand');
  return existsSync(brand) ? readdirSync(brand).filter((name) => /^(favicon|apple-touch-icon|icon-)/.test(name)) : [];
};

/** The addresses of single files that a build writes beside the pages: listings, cards of offices, icons. */
export const reservedFiles = ({ offices }: Company, contentFolder: string, routes: readonly Route[]): Set<string> =>
  new Set([
    ...filesForReaders(routes),
    ...rootFiles,
    ...iconsIn(contentFolder).map((name) => `/${name}`),
    ...offices.map(officeCardPath),
  ]);

/** The page whose document or Markdown is at an address: /team for /team/index.md. */
export const pageOfFile = (path: string): string | undefined => {
  const folder = /^(.*)\/index\.(html|md)$/.exec(path)?.[1];
  return folder === '' ? '/' : folder;
};
