import { cpSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { thankYouPath } from '#contract/enquiry-form.ts';
import { buildAssets, type Assets } from './build-assets.ts';
import { compressAll } from './compress.ts';
import { readContent, type Content } from './content/read-content.ts';
import { navigationIcons } from './data/navigation-icons.ts';
import { shareCards } from './data/share-cards.ts';
import { sitePages } from './data/site-pages.ts';
import { siteWords } from './data/site-words.ts';
import { forms, thankYouMessage } from './data/thank-you-message.ts';
import { inlineScript, scriptHash } from './inline-script.ts';
import { feed, robots, sitemap, webManifest } from './listings.ts';
import { officeCard } from './office-card.ts';
import { copyPictures } from './pictures.ts';
import { releaseName } from './release-name.ts';
import { refuseDeadLinks, type LinkingPage } from './refuse-dead-links.ts';
import { copySharePictures, currentSharePictures, readShareIndex } from './share-pictures.ts';
import { SiteDocuments } from './site-documents.ts';

export interface BuildOptions {
  /** The folder to read content from. */
  content: string;
  /** The folder to write the site into; replaced once the new site is whole, so a build that fails leaves the old one. */
  out: string;
  /** Where the forms send enquiries, instead of `enquiry.api` of company.yaml; the like of it. */
  api?: string | undefined;
  /** `false` builds documents that name no share picture, whatever stands in content/share/. */
  sharePictures?: boolean;
}

/** Builds the whole site. Returns how many documents were written. Throws a ContentError when content is wrong. */
export async function buildSite(options: BuildOptions): Promise<number> {
  const { out } = options;
  // Beside it, so that it only takes a new name.
  const unfinished = join(dirname(out), `.${basename(out)}.unfinished`);
  try {
    const count = await buildInto(unfinished, options);
    rmSync(out, { recursive: true, force: true });
    renameSync(unfinished, out);
    return count;
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
}

async function buildInto(out: string, { content: contentFolder, api, sharePictures = true }: BuildOptions) {
  const content = await readContent(contentFolder, api);
  const pages = sitePages(content);
  const cards = sharePictures ? shareCards(content, pages) : [];
  const shareIndex = readShareIndex(contentFolder);
  const shared = currentSharePictures(cards, shareIndex);
  const [assets, inline] = await Promise.all([buildAssets(out), inlineScript()]);
  const write = writerInto(out);
  const release = releaseName(assets.fingerprint, inline, ...shownOf(content));
  const documents = new SiteDocuments(content, clientParts(assets, inline, out), assets.renderer, release, shared);

  const linking: LinkingPage[] = [];
  for (const page of pages) {
    const { html, data } = await documents.page(page);
    linking.push({ path: page.path, html });
    write(join(page.path, 'index.html'), html);
    write(join(page.path, 'data.json'), data);
    if (page.marks) write(page.marks.address, page.marks.svg);
  }
  refuseDeadLinks(linking);
  write('404.html', await documents.unknownAddress());
  write('error-words.json', documents.errorWords());
  for (const form of forms) {
    write(join(thankYouPath(form), 'index.html'), await documents.thankYou(thankYouMessage(content, form)));
  }
  writeListings(
    content,
    pages.map((page) => page.path),
    write,
  );
  const icons = navigationIcons(content.navigation);
  write(icons.address, icons.sprite);
  write('.build/headers.json', JSON.stringify(policySources(content, inline)));

  copyBrand(contentFolder, out);
  copyPictures(contentFolder, out);
  copySharePictures(cards, shareIndex, contentFolder, out);
  rmSync(join(out, '.vite'), { recursive: true });
  await compressAll(out);
  return pages.length;
}

/** All that pages show, in the frame and within. */
export const shownOf = (content: Content): unknown[] => [siteWords(content, ''), sitePages(content)];

/** What the server needs for its Content-Security-Policy: server/pages/site.ts says the shape. */
function policySources({ company }: Content, inline: string) {
  const origins = (...addresses: string[]) =>
    addresses.filter((address) => URL.canParse(address)).map((address) => new URL(address).origin);
  return {
    scriptHashes: [scriptHash(inline)],
    connectOrigins: origins(company.enquiry.api, company.metricsReceiver),
    formOrigins: origins(company.enquiry.api),
  };
}

type Write = (file: string, text: string) => void;

const writerInto =
  (out: string): Write =>
  (file, text) => {
    mkdirSync(dirname(join(out, file)), { recursive: true });
    writeFileSync(join(out, file), text);
  };

function clientParts(assets: Assets, inline: string, out: string) {
  const text = new Map<string, string>();
  const read = (href: string) => {
    const known = text.get(href) ?? readFileSync(join(out, href), 'utf8');
    text.set(href, known);
    return known;
  };
  return {
    ...assets,
    inline,
    stylesFor: (page: string | null) => assets.stylesOf(page).map((file) => ({ href: `/${file}`, text: read(file) })),
  };
}

function writeListings({ company, articles }: Content, paths: string[], write: Write) {
  write('sitemap.xml', sitemap(company, paths));
  write('robots.txt', robots(company));
  write('feed.xml', feed(company, articles));
  write('site.webmanifest', webManifest(company));
  for (const office of company.offices) write(`${office.id}.vcf`, officeCard(company, office));
}

function copyBrand(contentFolder: string, out: string) {
  const folder = join(contentFolder, 'brand');
  for (const name of readdirSync(folder)) {
    if (/^(favicon|apple-touch-icon|icon-)/.test(name)) cpSync(join(folder, name), join(out, name));
  }
}
