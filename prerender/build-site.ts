import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, type PathLike } from 'node:fs';
import { join } from 'node:path';
import { restoreFormerSite, replaceSite } from '#hosting/replace-site.ts';
import { loadAssets } from './build-assets.ts';
import { buildPages } from './build-pages.ts';
import { cacheFolder } from './cache/cache-folder.ts';
import { SiteCache } from './cache/site-cache.ts';
import { Compressor } from './compressor.ts';
import { readContent, type Content } from './content/read-content.ts';
import { shareCards, type ShareCard } from './data/share-cards.ts';
import { sitePages, upcomingPages, type SitePage } from './data/site-pages.ts';
import { sharedContent } from './data/shared-content.ts';
import { lastChange } from './content-history.ts';
import { deleteInBackground } from './delete-in-background.ts';
import { mapConcurrently } from './map-concurrently.ts';
import { auxiliaryFiles } from './auxiliary-files.ts';
import { PictureCopier } from './picture-copier.ts';
import { pictureCopies } from './pictures.ts';
import { checkPassageLinks } from './check-passage-links.ts';
import { releaseName } from './release-name.ts';
import {
  copySharePictures,
  currentSharePictures,
  readShareIndex,
  type ShareIndex,
  type SharePicture,
} from './share-pictures.ts';
import { siteBundle, bundleInputs } from './site-bundle.ts';
import { SiteDocuments } from './site-documents.ts';
import { isCompressible, SiteOutput } from './site-output.ts';
import { createUnfinishedSite } from './unfinished-site.ts';

interface BuildOptions {
  /** The folder to read content from. */
  content: string;
  /**
   * The folder to write the site into, replaced once the new site is complete: a build that fails or is killed leaves
   * the old one, in its place or beside it (hosting/replace-site.ts).
   */
  out: string;
  /** Overrides `enquiry.api` of company.yaml, where the forms send enquiries. */
  api?: string | undefined;
  /** `false` builds documents without share pictures, whatever is in content/share/. */
  sharePictures?: boolean;
  /** The cache of builds, a folder inside the project. */
  cache?: string;
  /** `false` omits the compressed files, which are half the work, from a site that is not served. */
  compress?: boolean;
  /** Whether this is a staging site, which search engines must not index. */
  staging?: boolean;
  /** The key by which IndexNow knows this site's owner; without it, no key file is written. */
  indexNowKey?: string | undefined;
  /** Called at the start of each step of the build. */
  onStep?: (step: string) => void;
  /** Called after each page is written. */
  onPage?: (done: number, all: number) => void;
  /** Called with each note on content that is valid but out of date, with file and fix. */
  onNote?: (line: string) => void;
}

/** The number of files that are compressed concurrently. */
const concurrentFiles = 4;

/** Builds the whole site. Resolves to the number of its pages. Rejects with a ContentError if content is wrong. */
export async function buildSite(options: BuildOptions): Promise<number> {
  const { out, cache: folder = cacheFolder } = options;
  const cache = new SiteCache(folder);
  const compressor = new Compressor(cache.filesFolder);
  const copier = new PictureCopier();
  /** The folders to delete in any case. */
  const temporaryFolders: string[] = [];
  try {
    mkdirSync(folder, { recursive: true });
    // The folder is inside the project, where the renderer's imports of packages resolve. Each build has its own, since two
    // may run at the same time.
    const rendererFolder = mkdtempSync(cache.unfinished('renderer-'));
    temporaryFolders.push(rendererFolder);
    const unfinished = createUnfinishedSite(out);
    temporaryFolders.push(unfinished);
    restoreFormerSite(out);
    const output = new SiteOutput(unfinished, cache, options.compress === false ? undefined : compressor);
    const pageCount = await buildInto(output, rendererFolder, cache, copier, options);
    // Pruning comes before the site is replaced: if it fails, the former site stays. Later it would delete the discarded site itself.
    cache.prune();
    // Deleting the former site must not delay the end of the build.
    const discard = (former: PathLike) =>
      deleteInBackground(String(former), cache.unfinished(`former-${randomUUID()}`));
    replaceSite(unfinished, out, { existsSync, renameSync, rmSync: discard });
    return pageCount;
  } finally {
    await Promise.all([compressor.close(), copier.close()]);
    for (const temporary of temporaryFolders) rmSync(temporary, { recursive: true, force: true });
  }
}

/** Writes the whole site into the folder of `output`. Resolves to the number of its pages. */
async function buildInto(
  output: SiteOutput,
  rendererFolder: string,
  cache: SiteCache,
  copier: PictureCopier,
  options: BuildOptions,
): Promise<number> {
  const { content: contentFolder, api, sharePictures = true } = options;
  const { onStep = () => {}, onPage = () => {}, onNote = () => {} } = options;
  onStep('Reading content');
  const content = await readContent(contentFolder, { api, cache: cache.folder });
  content.notes.forEach(onNote);
  const pages = sitePages(content);
  const shares = sharePictures ? readShares(content, pages, contentFolder) : noShares;
  onStep('Bundling scripts and styles');
  const { code, bundle } = await siteBundle(bundleInputs(content), cache);
  const assets = await loadAssets(bundle, cache.files, rendererFolder);
  const { inline } = bundle;
  const release = releaseName(bundle.fingerprint, inline.head, layoutContent(content), content.company.addresses);
  const client = { ...assets, inline, refusesOtherStyles: true };
  const documents = new SiteDocuments(content, client, assets.renderer, release, shares.pictures);

  const [texts, binaries] = partition(pictureCopies(contentFolder), ({ address }) => isCompressible(address));
  const copying = copier.copy({ copies: binaries, out: output.folder, former: options.out });
  // An error is handled below, by `await copying`, unless an error of the pages ends the build first.
  copying.catch(() => undefined);
  onStep(`Rendering ${pages.length} pages`);
  await buildPages({ pages, documents, code, output, cache, onPage });
  await checkPassageLinks(content.passages, async (path) => readFile(join(output.folder, path, 'index.html'), 'utf8'));
  onStep('Writing what goes with them');
  const cacheText = (inputs: unknown[], make: () => string) => cache.cacheText([code, ...inputs], make);
  const { staging = false, indexNowKey } = options;
  const listings = { pages, changed: lastChange(contentFolder), staging, indexNowKey, cacheText };
  const files = await auxiliaryFiles({ content, contentFolder, documents, inline, release, listings });
  for (const { file, address } of texts) files.set(address, readFileSync(file));
  for (const [path, file] of Object.entries(bundle.served)) files.set(path, file);
  await mapConcurrently([...files], concurrentFiles, ([path, file]) => output.write(path, file));

  await copying;
  copySharePictures(shares.cards, shares.index, contentFolder, output.folder, options.out);
  return pages.length;
}

interface Shares {
  cards: ShareCard[];
  index: ShareIndex;
  /** The share pictures, by a page's path. */
  pictures: Map<string, SharePicture>;
}

const noShares: Shares = { cards: [], index: {}, pictures: new Map() };

/**
 * The share pictures of all pages. Throws a ContentError if one is out of date, including those of scheduled pages: the
 * build on the day of publication must find everything it needs.
 */
function readShares(content: Content, pages: SitePage[], contentFolder: string): Shares {
  const index = readShareIndex(contentFolder);
  currentSharePictures(shareCards(content, upcomingPages(content)), index);
  const cards = shareCards(content, pages);
  return { cards, index, pictures: currentSharePictures(cards, index) };
}

function partition<Item>(items: readonly Item[], isFirst: (item: Item) => boolean): [Item[], Item[]] {
  return [items.filter(isFirst), items.filter((item) => !isFirst(item))];
}

/**
 * The content that stays on screen while pages change. A change in it, or in the scripts, makes a new release. A page's
 * own content is not part of it: it comes with its document, and would otherwise change every other document too.
 */
export const layoutContent = (content: Content): unknown => sharedContent(content, '');
