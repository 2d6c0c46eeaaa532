import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser } from '@playwright/test';
import sharp from 'sharp';
import { similarNamesHint } from '#content/schema/nearest-names.ts';
import { readContent } from '#prerender/content/read-content.ts';
import { shareCards, type ShareCard } from '#prerender/data/share-cards.ts';
import { sitePages, upcomingPages } from '#prerender/data/site-pages.ts';
import { readShareIndex, shareSize, staleCards, type ShareIndex } from '#prerender/share-pictures.ts';
import { findMasters } from '../encode/find-masters.ts';
import { masterFolder } from '../encode/folders.ts';
import { ArtError } from '../art-error.ts';
import { openBrowser } from '../open-browser.ts';
import { shareHtml, titleSizes, type ShareBrand } from './share-html.ts';
import { fileHash } from '../file-hash.ts';

/** The folders of the content and of the original pictures. */
interface ShareFolders {
  content: URL;
  masters: URL;
}

const projectFolders: ShareFolders = { content: new URL('../../content/', import.meta.url), masters: masterFolder };

/**
 * Draws the outdated share pictures into `content/share/`. `names` adds others by file name (`home`,
 * `blog/ai-cybersecurity`); `all` adds all. Deletes the pictures of pages that no longer exist. `onDraw` is called with the path of
 * each page before its picture is drawn. Throws an ArtError before it draws if no page has one of the names, and
 * while it draws if a master is missing or a title too long: the pictures drawn until then stay, and none is deleted.
 */
export async function drawShares(
  names: string[] = [],
  { content: contentUrl, masters }: ShareFolders = projectFolders,
  onDraw: (path: string) => void = () => undefined,
): Promise<void> {
  const contentFolder = fileURLToPath(contentUrl);
  const folder = new URL('share/', contentUrl);
  const content = await readContent(contentFolder);
  const cards = shareCards(content, [...sitePages(content), ...upcomingPages(content)]);
  refuseUnknown(names, cards);
  const index = readShareIndex(contentFolder);
  const stale = new Set(staleCards(cards, index));
  const cardsToDraw = cards.filter((card) => stale.has(card) || names.includes('all') || names.includes(card.file));
  if (cardsToDraw.length > 0) await drawAll(cardsToDraw, index, content, { folder, masters, onDraw });
  await saveIndex(Object.fromEntries(cards.map(({ file }) => [file, index[file]])), folder);
  const removedCount = await removeOrphans(cards, folder);
  console.log(`${cards.length} share pictures: ${cardsToDraw.length} drawn, ${removedCount} removed`);
}

function refuseUnknown(names: readonly string[], cards: readonly ShareCard[]): void {
  const files = cards.map(({ file }) => file);
  const unknown = names.filter((name) => name !== 'all' && !files.includes(name));
  if (unknown.length === 0) return;
  throw new ArtError(
    unknown
      .map((name) => `no page has a share picture “${name}”: correct the name${similarNamesHint(name, files)}`)
      .join('\n'),
  );
}

/** Draws the pictures of these cards. Adds each to `index`, and saves that, before it draws the next one. */
async function drawAll(
  cards: ShareCard[],
  index: ShareIndex,
  brand: ShareBrand,
  { folder, masters, onDraw }: { folder: URL; masters: URL; onDraw: (path: string) => void },
): Promise<void> {
  const masterFiles = new Map((await findMasters(masters)).map(({ name, file }) => [name, file]));
  const browser = await openBrowser();
  try {
    for (const card of cards) {
      const master = masterFiles.get(card.picture);
      if (!master) {
        throw new ArtError(
          `art/masters has no “${card.picture}”, which ${card.path} shows when shared: add it, or choose another picture for that page`,
        );
      }
      onDraw(card.path);
      const jpeg = await draw(browser, card, master, brand);
      const target = new URL(`${card.file}.jpg`, folder);
      await mkdir(new URL('.', target), { recursive: true });
      await writeFile(target, jpeg);
      index[card.file] = { card: card.hash, bytes: fileHash(jpeg) };
      // A picture's address contains its hash: an interrupted run must not leave new bytes at the old address.
      await saveIndex(index, folder);
      console.log(`${card.file} ${Math.round(jpeg.length / 1000)} kB`);
    }
  } finally {
    await browser.close();
  }
}

async function saveIndex(index: Partial<ShareIndex>, folder: URL): Promise<void> {
  // The file is replaced by a rename, since the editor may be reading it.
  await writeFile(new URL('.index.json.saving', folder), `${JSON.stringify(index, null, 2)}\n`);
  await rename(new URL('.index.json.saving', folder), new URL('index.json', folder));
}

async function draw(browser: Browser, card: ShareCard, master: URL, brand: ShareBrand): Promise<Buffer> {
  const page = await browser.newPage({ viewport: shareSize });
  const type = master.pathname.endsWith('.png') ? 'png' : 'jpeg';
  const picture = `data:image/${type};base64,${(await readFile(master)).toString('base64')}`;
  await page.setContent(shareHtml(card, picture, brand));
  const titleFits = await page.evaluate(fitCard, titleSizes);
  if (!titleFits) {
    throw new ArtError(`The title “${card.title}” of ${card.path} is too long for a share picture: shorten it`);
  }
  const png = await page.screenshot();
  await page.close();
  return sharp(png).jpeg({ quality: 82, mozjpeg: true }).toBuffer();
}

/**
 * Runs in the page, once fonts and picture are loaded: gives the figure the class of its picture's proportions, and the title
 * the largest size at which it fits. Resolves with whether it does at any.
 */
async function fitCard({ max, min, step, lines, lineHeight }: typeof titleSizes): Promise<boolean> {
  await Promise.all([...document.fonts].map((face) => face.load()));
  const [picture, title] = [document.querySelector('img'), document.querySelector('h1')];
  await picture?.decode();
  const aspectRatio = picture ? picture.naturalWidth / picture.naturalHeight : 1;
  picture?.parentElement?.classList.add(aspectRatio > 1.3 ? 'landscape' : aspectRatio < 0.8 ? 'portrait' : 'square');
  if (!title) return true;
  let size = max;
  // The extra half line is tolerance for rounded heights: a line too many would add a whole one.
  const fits = () => title.scrollWidth <= title.clientWidth && title.offsetHeight < size * lineHeight * (lines + 0.5);
  while (!fits() && size > min) {
    size -= step;
    title.style.fontSize = `${size}px`;
  }
  return fits();
}

/** Deletes the share pictures of pages that no longer exist. Resolves with their number. */
async function removeOrphans(cards: ShareCard[], folder: URL): Promise<number> {
  const currentFiles = new Set(cards.map(({ file }) => `${file}.jpg`));
  const present = (await readdir(folder, { recursive: true })).filter((path) => path.endsWith('.jpg'));
  const orphans = present.filter((path) => !currentFiles.has(path));
  for (const path of orphans) await rm(join(fileURLToPath(folder), path));
  return orphans.length;
}
