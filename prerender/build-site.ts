import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, type PathLike } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { restoreFormerSite, replaceSite } from '#hosting/replace-site.ts';
import { openAssets } from './build-assets.ts';
import { buildPages } from './build-pages.ts';
import { cacheFolder } from './cache/cache-folder.ts';
import { SiteCache } from './cache/site-cache.ts';
import { Compressor } from './compressor.ts';
import { readContent, type Content } from './content/read-content.ts';
import { shareCards } from './data/share-cards.ts';
import { sitePages, upcomingPages } from './data/site-pages.ts';
import { sharedContent } from './data/shared-content.ts';
import { lastChange } from './content-history.ts';
import { deleteLater } from './delete-later.ts';
import { eachInTurns } from './each-in-turns.ts';
import { otherFiles } from './other-files.ts';
import { copyPictures, pictureCopies } from './pictures.ts';
import { checkPassageLinks } from './check-passage-links.ts';
import { releaseName } from './release-name.ts';
import { copySharePictures, currentSharePictures, readShareIndex } from './share-pictures.ts';
import { siteBundle, siteLook } from './site-bundle.ts';
import { SiteDocuments } from './site-documents.ts';
import { isCompressible, SiteOutput } from './site-output.ts';

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
  /** `false` omits the compressed files, half the work of a build that is not served. */
  compress?: boolean;
  /** Whether this is a staging site, which search engines must not index. */
  staging?: boolean;
  /** The key by which IndexNow knows this site's owner; without it no such file is written. */
  indexNowKey?: string | undefined;
  /** Called at the start of each step of the build. */
  onStep?: (step: string) => void;
  /** Called after each page is rendered. */
  onPage?: (done: number, all: number) => void;
  /** Called with each note on content that is valid but out of date, with file and fix. */
  onNote?: (line: string) => void;
}

/** Files compressed at once. */
const filesAtOnce = 4;

/** Builds the whole site. Returns the number of its pages. Throws a ContentError when content is wrong. */
export async function buildSite(options: BuildOptions): Promise<number> {
  const { out, cache: folder = cacheFolder } = options;
  // In the same folder, so that a rename suffices.
  const unfinished = join(dirname(out), `.${basename(out)}.unfinished`);
  const cache = new SiteCache(folder);
  mkdirSync(folder, { recursive: true });
  // Inside the project, where its imports of packages resolve; one per build, since two may run at once.
  const renderer = mkdtempSync(cache.unfinished('renderer-'));
  const compressor = new Compressor(cache.filesFolder);
  restoreFormerSite(out);
  try {
    const output = new SiteOutput(unfinished, cache, options.compress === false ? undefined : compressor);
    const count = await buildInto(output, renderer, cache, options);
    const rmSync = (former: PathLike) => deleteLater(String(former), cache.unfinished(`former-${randomUUID()}`));
    replaceSite(unfinished, out, { existsSync, renameSync, rmSync });
    cache.prune();
    return count;
  } finally {
    await compressor.close();
    for (const left of [unfinished, renderer]) rmSync(left, { recursive: true, force: true });
  }
}

async function buildInto(output: SiteOutput, rendererFolder: string, cache: SiteCache, options: BuildOptions) {
  const { folder: out } = output;
  const { content: contentFolder, api, sharePictures = true } = options;
  const { onStep = () => {}, onPage = () => {}, onNote = () => {}, staging = false, indexNowKey } = options;
  onStep('Reading content');
  const content = await readContent(contentFolder, { api, cache: cache.folder });
  content.notes.forEach(onNote);
  const pages = sitePages(content);
  const cards = sharePictures ? shareCards(content, pages) : [];
  const shareIndex = readShareIndex(contentFolder);
  // Scheduled pages as well, so that the build on their day has everything it needs.
  if (sharePictures) currentSharePictures(shareCards(content, upcomingPages(content)), shareIndex);
  const shared = currentSharePictures(cards, shareIndex);
  onStep('Bundling scripts and styles');
  const { code, bundle } = await siteBundle(siteLook(content), cache);
  rmSync(out, { recursive: true, force: true });
  const assets = await openAssets(bundle, cache.files, rendererFolder);
  const { inline } = bundle;
  const release = releaseName(bundle.fingerprint, inline.head, layoutContent(content), content.company.addresses);
  const client = { ...assets, inline, hasOnlyItsStyles: true };
  const documents = new SiteDocuments(content, client, assets.renderer, release, shared);

  onStep(`Rendering ${pages.length} pages`);
  await buildPages({ pages, documents, code, output, cache, onPage });
  await checkPassageLinks(content.passages, async (path) => readFile(join(out, path, 'index.html'), 'utf8'));
  onStep('Writing what goes with them');
  const pictures = pictureCopies(contentFolder);
  const keepText = (inputs: unknown[], make: () => string) => cache.keepText([code, ...inputs], make);
  const listings = { pages, changed: lastChange(contentFolder), staging, indexNowKey, keepText };
  const files = await otherFiles({ content, contentFolder, documents, inline, release, listings });
  for (const { file, address } of pictures) if (isCompressible(address)) files.set(address, readFileSync(file));
  await eachInTurns([...files], filesAtOnce, ([path, file]) => output.write(path, file));
  await eachInTurns(Object.entries(bundle.served), filesAtOnce, ([path, file]) => output.place(path, file));

  onStep('Copying pictures');
  copyPictures(
    pictures.filter(({ address }) => !isCompressible(address)),
    out,
    options.out,
  );
  copySharePictures(cards, shareIndex, contentFolder, out, options.out);
  return pages.length;
}

/**
 * The content that stays on screen while pages change. A change in it, or in the scripts, makes a new release. A page's
 * own content is not part of it: it comes with its document, and would otherwise change every other document too.
 */
export const layoutContent = (content: Content): unknown => sharedContent(content, '');
