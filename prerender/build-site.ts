import { readFile } from 'node:fs/promises';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { formKinds, thankYouPath } from '#contract/enquiry-form.ts';
import { putBackSite, replaceSite } from '#hosting/replace-site.ts';
import type { PolicySources } from '#hosting/security-headers.ts';
import { errorPath } from '#site/navigation/error-document.ts';
import { buildAssets, type Assets } from './build-assets.ts';
import { compressAll } from './compress.ts';
import { iconsIn } from './content/own-addresses.ts';
import { readContent, type Content } from './content/read-content.ts';
import { navigationIcons } from './data/navigation-icons.ts';
import { servedCompany } from './data/served-company.ts';
import { shareCards } from './data/share-cards.ts';
import { sitePages, upcomingPages } from './data/site-pages.ts';
import { sharedContent } from './data/shared-content.ts';
import { lastChange } from './content-history.ts';
import { markdownPath, pageMarkdown } from './machine-readable.ts';
import { writeHostFiles } from './host-files.ts';
import { inlineScripts, sourceHash, type InlineScripts } from './inline-script.ts';
import { copyPictures } from './pictures.ts';
import { projectRoot } from './project-root.ts';
import { redirectList, servedRedirects } from './redirects.ts';
import { checkPassageLinks } from './check-passage-links.ts';
import { projectVersion, releaseName } from './release-name.ts';
import { DeadLinks } from './dead-links.ts';
import { copySharePictures, currentSharePictures, readShareIndex } from './share-pictures.ts';
import { SiteDocuments } from './site-documents.ts';
import { studyArchive } from './study-archives.ts';
import { writeListings } from './write-listings.ts';

interface BuildOptions {
  /** The folder to read content from. */
  content: string;
  /**
   * The folder to write the site into; replaced once the new site is whole, so a build that fails or is killed leaves the old
   * one, in its place or beside it (hosting/replace-site.ts).
   */
  out: string;
  /** Overrides `enquiry.api` of company.yaml, where the forms send enquiries. */
  api?: string | undefined;
  /** `false` builds documents without share pictures, whatever is in content/share/. */
  sharePictures?: boolean;
  /** `false` leaves out the compressed files, half of the work of a build that nobody serves. */
  compress?: boolean;
  /** Whether this is a staging site, which search engines must not index. */
  staging?: boolean;
  /** The key by which IndexNow knows this site's owner; without it no such file is written. */
  indexNowKey?: string | undefined;
  /** Called at the start of each step of the build. */
  progress?: (step: string) => void;
  /** Called within a step that takes long, after each of its files. */
  counted?: (done: number, all: number) => void;
  /** Called with each note on content that is valid but out of date, with file and fix. */
  note?: (line: string) => void;
}

/** Builds the whole site. Returns how many documents were written. Throws a ContentError when content is wrong. */
export async function buildSite(options: BuildOptions): Promise<number> {
  const { out } = options;
  // In the same folder, so that a rename suffices.
  const unfinished = join(dirname(out), `.${basename(out)}.unfinished`);
  // Inside the project, where its imports of packages resolve; one per build, since two may run at once.
  const cache = join(projectRoot, '.cache');
  mkdirSync(cache, { recursive: true });
  const renderer = mkdtempSync(join(cache, 'renderer-'));
  putBackSite(out);
  try {
    const count = await buildInto(unfinished, renderer, options);
    replaceSite(unfinished, out);
    return count;
  } finally {
    for (const folder of [unfinished, renderer]) rmSync(folder, { recursive: true, force: true });
  }
}

async function buildInto(out: string, rendererFolder: string, options: BuildOptions) {
  const {
    content: contentFolder,
    api,
    sharePictures = true,
    compress = true,
    progress = () => {},
    counted = () => {},
    note = () => {},
  } = options;
  const { staging = false, indexNowKey } = options;
  progress('Reading content');
  const content = await readContent(contentFolder, { api });
  content.notes.forEach(note);
  const pages = sitePages(content);
  const cards = sharePictures ? shareCards(content, pages) : [];
  const shareIndex = readShareIndex(contentFolder);
  // So that the build of their day has everything it needs.
  if (sharePictures) currentSharePictures(shareCards(content, upcomingPages(content)), shareIndex);
  const shared = currentSharePictures(cards, shareIndex);
  progress('Bundling scripts and styles');
  const [assets, inline] = await Promise.all([buildAssets(out, rendererFolder, content.palette), inlineScripts()]);
  const write = writerInto(out);
  const release = releaseName(assets.fingerprint, inline.head, layoutContent(content), content.company.addresses);
  const documents = new SiteDocuments(content, toClientParts(assets, inline), assets.renderer, release, shared);

  progress(`Rendering ${pages.length} pages`);
  const links = new DeadLinks();
  for (const page of pages) {
    const html = await documents.page(page);
    links.add(page.path, html);
    write(join(page.path, 'index.html'), html);
    write(markdownPath(page.path), pageMarkdown(content.company, page, html));
    if (page.marks) write(page.marks.address, page.marks.svg);
  }
  links.throwIfAny();
  await checkPassageLinks(content.passages, async (path) => readFile(join(out, path, 'index.html'), 'utf8'));
  write('404.html', await documents.notFound());
  write(join(errorPath, 'index.html'), await documents.error());
  write('release.json', JSON.stringify({ release, version: projectVersion() }));
  write('.build/redirects.json', JSON.stringify(servedRedirects(content.redirects)));
  write('_redirects', redirectList(content.redirects));
  for (const form of formKinds) {
    write(join(thankYouPath(form), 'index.html'), await documents.thankYou(form, null));
    // The server fills in each enquiry's reference: server/pages/thank-you-page.ts.
    write(`.build/thank-you-${form}.html`, await documents.thankYou(form, '{{reference}}'));
  }
  writeListings(content, { pages, changed: lastChange(contentFolder), staging, indexNowKey, write });
  for (const [name, address] of content.studies) write(address, studyArchive(name));
  const icons = navigationIcons(content.navigation);
  write(icons.address, icons.sprite);
  write('.build/headers.json', JSON.stringify(policySources(content, inline, staging)));
  // Read by the server: server/mail/confirmation-content.ts, server/company/.
  write('.build/confirmation.json', JSON.stringify(content.confirmation));
  write('.build/company.json', JSON.stringify(servedCompany(content)));
  writeHostFiles(out);

  progress('Copying pictures');
  copyBrand(contentFolder, out);
  copyPictures(contentFolder, out);
  copySharePictures(cards, shareIndex, contentFolder, out);
  if (compress) {
    progress('Compressing');
    await compressAll(out, { counted });
  }
  return pages.length;
}

/**
 * What stays on screen while pages change. A change of it, or of the scripts, is a new release. A page's own content is
 * not part of it: it comes with its document, and would otherwise change every other document too.
 */
export const layoutContent = (content: Content): unknown => sharedContent(content, '');

/** What is needed for the Content-Security-Policy. */
function policySources({ company }: Content, inline: InlineScripts, noindex: boolean): PolicySources {
  const origins = (...addresses: string[]) =>
    addresses.filter((address) => URL.canParse(address)).map((address) => new URL(address).origin);
  return {
    scriptHashes: [inline.head, inline.notFound].map(sourceHash),
    connectOrigins: origins(company.enquiry.api, company.metricsReceiver),
    formOrigins: origins(company.enquiry.api),
    noindex,
  };
}

type Write = (file: string, content: string | Uint8Array) => void;

const writerInto =
  (out: string): Write =>
  (file, content) => {
    mkdirSync(dirname(join(out, file)), { recursive: true });
    writeFileSync(join(out, file), content);
  };

const toClientParts = (assets: Assets, inline: InlineScripts) => ({ ...assets, inline, hasOnlyItsStyles: true });

function copyBrand(contentFolder: string, out: string) {
  for (const name of iconsIn(contentFolder)) cpSync(join(contentFolder, 'brand', name), join(out, name));
}
