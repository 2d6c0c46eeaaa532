import { join } from 'node:path';
import type { CachedPage, SiteCache } from './cache/site-cache.ts';
import { isLaterListPage, type SitePage } from './data/site-pages.ts';
import { DeadLinks, linksIn } from './dead-links.ts';
import { mapConcurrently } from './map-concurrently.ts';
import { jsonHash } from './json-hash.ts';
import { markdownPath } from './page-markdown.ts';
import type { SiteDocuments } from './site-documents.ts';
import type { SiteOutput } from './site-output.ts';

/**
 * The number of pages that are built concurrently: enough to keep the compression threads busy while a page is rendered;
 * more would only take up memory.
 */
const concurrentPages = 8;

/** The number of newest articles that get the best compression, like other pages: most visitors of the blog read these. */
const wellCompressedArticleCount = 20;

interface PagesToBuild {
  pages: SitePage[];
  documents: SiteDocuments;
  /** A hash of all code that makes pages. */
  code: string;
  output: SiteOutput;
  cache: SiteCache;
  onPage: (done: number, all: number) => void;
}

/**
 * Writes each page's document and Markdown, or reuses those of an earlier build: they depend only on the code, the
 * shared content of SiteDocuments and the result of its `input`. Throws a ContentError for links to pages that do not exist.
 */
export async function buildPages({ pages, documents, code, output, cache, onPage }: PagesToBuild): Promise<void> {
  let done = 0;
  const olderArticles = new Set(pages.filter(({ article }) => article).slice(wellCompressedArticleCount));
  const effortFor = (page: SitePage) => (olderArticles.has(page) || isLaterListPage(page) ? 'quick' : 'best');
  const sharedHash = jsonHash(code, documents.sharedContent);
  const linksByPage = await mapConcurrently(pages, concurrentPages, async (page) => {
    const input = documents.input(page);
    const name = jsonHash(sharedHash, input);
    const effort = effortFor(page);
    const result = (await placeCached()) ?? (await render());
    done += 1;
    onPage(done, pages.length);
    return result.links;

    /** Resolves to undefined unless the document and the Markdown are both still in the cache. */
    async function placeCached(): Promise<CachedPage | undefined> {
      const cached = cache.pages.read(name);
      if (!cached || !(await output.place(documentFile(page), cached.html, effort))) return undefined;
      return (await output.place(markdownPath(page.path), cached.markdown)) ? cached : undefined;
    }

    async function render(): Promise<CachedPage> {
      const { html, markdown } = await documents.render(input);
      const rendered: CachedPage = {
        html: await output.write(documentFile(page), html, effort),
        markdown: await output.write(markdownPath(page.path), markdown),
        links: linksIn(html),
      };
      cache.pages.write(name, rendered);
      return rendered;
    }
  });
  const dead = new DeadLinks();
  for (const [index, page] of pages.entries()) dead.add(page.path, linksByPage[index]!);
  dead.throwIfAny();
}

const documentFile = ({ path }: SitePage) => join(path, 'index.html');
