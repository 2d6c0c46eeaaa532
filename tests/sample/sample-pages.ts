import { readContent } from '#prerender/content/read-content.ts';
import { isLaterListPage, sitePages } from '#prerender/data/site-pages.ts';
import { contentFolder } from '#tools/content-folder.ts';
import { proseOf } from '../content/prose.ts';
import { textsOfPage } from './page-texts.ts';

export const content = await readContent(contentFolder);

/** All pages but articles and later pages of a list: the texts around a list are on its first page. */
export const pages = sitePages(content).filter((page) => !page.article && !isLaterListPage(page));

export const pageAt = (path: string) => pages.find((page) => page.path === path)!;

/** The texts of every page, articles included. */
export const wholeSite = [
  ...pages.map((page) => ({ path: page.path, texts: textsOfPage(page) })),
  ...content.articles.map(({ slug, html }) => ({ path: `/blog/${slug}`, texts: [proseOf(html.read())] })),
];
