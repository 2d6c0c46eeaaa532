import { mkdtempSync, rmSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadAssets } from '#prerender/build-assets.ts';
import { cacheFolder } from '#prerender/cache/cache-folder.ts';
import { SiteCache } from '#prerender/cache/site-cache.ts';
import { readContent, type Content } from '#prerender/content/read-content.ts';
import { sitePages } from '#prerender/data/site-pages.ts';
import { atomFeed, feedDocuments, feedsOf } from '#prerender/feeds.ts';
import { llmsTexts } from '#prerender/llms-texts.ts';
import { siteBundle, bundleInputs } from '#prerender/site-bundle.ts';
import { SiteDocuments, type ClientParts } from '#prerender/site-documents.ts';
import { contentFolder } from '#tools/content-folder.ts';
import { withArticles } from './many-articles.ts';

/** The numbers of articles at which sizes are compared. */
const smallCount = 50;
const largeCount = 1_000;

const content = await readContent(contentFolder);
const hasArticles = content.articles.length > 0;
let documentsOf: (content: Content) => SiteDocuments;
let rendererFolder: string | undefined;

beforeAll(async () => {
  const cache = new SiteCache(cacheFolder);
  const { bundle } = await siteBundle(bundleInputs(content), cache);
  // The folder is inside the project, where the renderer's imports of packages resolve.
  rendererFolder = mkdtempSync(cache.unfinished('renderer-'));
  const assets = await loadAssets(bundle, cache.files, rendererFolder);
  const parts: ClientParts = { ...assets, inline: bundle.inline, refusesOtherStyles: true };
  documentsOf = (grownContent) => new SiteDocuments(grownContent, parts, assets.renderer, 'a-release');
}, 600_000);

afterAll(() => {
  if (rendererFolder) rmSync(rendererFolder, { recursive: true });
});

const compressedSize = (text: string) => brotliCompressSync(text).length;

async function listPages(articleCount: number) {
  const grown = withArticles(content, articleCount);
  const pages = sitePages(grown).filter(({ list }) => list);
  return { grown, pages, document: (pageNumber: number) => documentsOf(grown).page(pages[pageNumber - 1]!) };
}

test.runIf(hasArticles)(
  'a page of the blog list is at most 16 kB with a thousand articles, and shows six of them',
  async () => {
    const { pages, document } = await listPages(largeCount);
    const lastPage = Math.ceil(largeCount / 6);
    expect(pages).toHaveLength(lastPage);
    for (const page of [1, 2, Math.round(lastPage / 2), lastPage]) {
      const text = await document(page);
      expect(compressedSize(text), `page ${page}`).toBeLessThanOrEqual(16_000);
      const articleCount = page === lastPage ? largeCount - 6 * (lastPage - 1) : 6;
      expect(text.match(/data-cover-of/g), `page ${page}`).toHaveLength(articleCount);
    }
  },
);

test.runIf(hasArticles)('the pages of the list show every article once, newest first', async () => {
  const { grown, pages } = await listPages(300);
  const listedArticles = pages.flatMap(({ props }) => (props as { articles: { link: string }[] }).articles);
  expect(listedArticles.map(({ link }) => link)).toEqual(grown.articles.map(({ slug }) => `/blog/${slug}`));
});

test.runIf(hasArticles)(
  'the error screen, the feed and llms.txt are no longer at a thousand articles than at fifty',
  async () => {
    const sizes = await Promise.all(
      [smallCount, largeCount].map(async (count) => {
        const grown = withArticles(content, count);
        const [feed] = feedsOf(grown.company, grown.articles).flatMap(feedDocuments);
        return {
          screen: (await documentsOf(grown).notFound()).length,
          articlesInFeed: atomFeed(grown.company, feed!).match(/<entry>/g)?.length,
          linesInList: llmsTexts(grown, sitePages(grown)).get('llms.txt')!.split('\n').length,
        };
      }),
    );
    expect(sizes[1]).toEqual(sizes[0]);
  },
);
