import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readContent } from '../../../../prerender/content/read-content.ts';
import { sitePages } from '../../../../prerender/data/site-pages.ts';
import { sharedContent } from '../../../../prerender/data/shared-content.ts';
import { readTexts } from '../../../../site/pages/stored-text.ts';
import { plainMarkup } from '../build/plain-document.ts';
import { builtPaths, documentAddress, type BuiltPage } from '../compared-pages.ts';
import { projectRoot } from '../folders.ts';

/** The data of a page that a peer renders. Everything is JSON. */
interface PageData {
  path: string;
  title: string;
  description: string;
  props: object;
}

/** A page that the peers link to but do not build: its markup, from our document, without styles. */
interface OtherPage {
  path: string;
  title: string;
  main: string;
}

export interface SiteData {
  pages: Record<BuiltPage, PageData>;
  others: OtherPage[];
  /** The texts of header, closing banner and footer. */
  frame: object;
  /** The addresses of the fonts that our documents preload. */
  fonts: string[];
}

/** Reads the content like our build, and the text of our documents from `dist`. */
export async function readSiteData(dist: string): Promise<SiteData> {
  const content = await readContent(join(projectRoot, 'content'));
  const all = sitePages(content);
  const named = Object.entries(builtPaths).map(([name, path]) => {
    const found = all.find((page) => page.path === path);
    if (!found) throw new Error(`The site has no page ${path}: change it in workshop/bench/pages/compared-pages.ts.`);
    const { title, description, props } = found;
    return [name, { path, title, description, props: readTexts(props) }] as const;
  });
  const built = new Set<string>(Object.values(builtPaths));
  return {
    pages: Object.fromEntries(named) as SiteData['pages'],
    others: all
      .filter((page) => !built.has(page.path))
      .map(({ path, title }) => ({ path, title, main: mainOf(documentOf(dist, path)) })),
    frame: sharedContent(content, '').frame,
    fonts: fontsOf(documentOf(dist, '/')),
  };
}

const documentOf = (dist: string, path: string) =>
  readFileSync(join(dist, documentAddress(path), 'index.html'), 'utf8');

/** Throws an error if there are none: the peers would load fewer files than our site. */
function fontsOf(document: string): string[] {
  const fonts = [...document.matchAll(/<link rel="preload" href="([^"]+\.woff2)"/g)].map((match) => match[1]!);
  if (fonts.length === 0)
    throw new Error('Our home document preloads no fonts: change fontsOf in workshop/bench/pages/ours/page-data.ts.');
  return fonts;
}

/** Matches the closing banner: every peer adds its own at the end of the page. */
const closingBanner = /<section [^>]*data-print="none">(?:(?!<section).)*<\/section>$/s;

function mainOf(document: string): string {
  const main = /<main\b[^>]*>(.*)<\/main>/s.exec(document)?.[1];
  if (main === undefined)
    throw new Error('A document of ours has no <main>: change workshop/bench/pages/ours/page-data.ts.');
  return plainMarkup(main.replace(closingBanner, ''));
}
