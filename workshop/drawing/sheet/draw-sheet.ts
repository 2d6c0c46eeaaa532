import { readFile, readdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { findMasters } from '../../../art/encode/find-masters.ts';
import { openBrowser } from '../../../art/open-browser.ts';

interface Group {
  title: string;
  /** Matches the names of its masters, which belong to the first group that matches. */
  pattern: RegExp;
  /** The height of its rows in pixels. */
  height: number;
}

const groups: Group[] = [
  { title: 'Home', pattern: /^banner-/, height: 190 },
  { title: 'Openings of pages', pattern: /^hero-(?!.*-(tablet|phone)$)/, height: 120 },
  { title: 'Their crops for tablets and phones', pattern: /-(tablet|phone)$/, height: 120 },
  { title: 'Covers of articles', pattern: /^cover-/, height: 132 },
  { title: 'Doors, cards, cases', pattern: /^(door|card|case)-/, height: 160 },
  { title: 'Screens', pattern: /^ui-/, height: 160 },
  { title: 'People', pattern: /^(team|portrait)\//, height: 124 },
  { title: 'Members of My Church Directory', pattern: /^congregation\//, height: 112 },
  { title: 'Single pieces', pattern: /./, height: 170 },
];
/** The sheet's width in pixels. */
const width = 1960;
const shareFolder = new URL('../../../content/share/', import.meta.url);
const brandFolder = new URL('../../../content/brand/', import.meta.url);

const imageHtml = (type: string, bytes: Buffer, height: number) =>
  `<img height="${height}" src="data:image/${type};base64,${bytes.toString('base64')}">`;
/** An image element with a file scaled down to a height in pixels. */
const thumbnail = async (file: URL, height: number) =>
  imageHtml(
    'webp',
    await sharp(await readFile(file))
      .resize({ height })
      .webp({ quality: 92 })
      .toBuffer(),
    height,
  );
const section = (title: string, images: string[]) =>
  `<h2>${title} <small>${images.length}</small></h2><div>${images.join('')}</div>`;

async function sections(): Promise<string[]> {
  const masters = await findMasters();
  const groupOf = (name: string) => groups.find((group) => group.pattern.test(name));
  const drawn = await Promise.all(
    groups.map(async (group) => {
      const groupMasters = masters.filter(({ name }) => groupOf(name) === group);
      return section(group.title, await Promise.all(groupMasters.map(({ file }) => thumbnail(file, group.height))));
    }),
  );
  const shared = (await readdir(shareFolder, { recursive: true })).filter((path) => path.endsWith('.jpg')).sort();
  const brandFiles = (await readdir(brandFolder))
    .filter((path) => /^(logo|favicon|map).*\.svg$|^icon.*\.png$/.test(path))
    .sort();
  const svg = async (file: string) => imageHtml('svg+xml', await readFile(new URL(file, brandFolder)), 130);
  return [
    ...drawn,
    section('Shared links', await Promise.all(shared.map((path) => thumbnail(new URL(path, shareFolder), 122)))),
    section(
      'Brand and maps',
      await Promise.all(
        brandFiles.map((file) => (file.endsWith('.svg') ? svg(file) : thumbnail(new URL(file, brandFolder), 130))),
      ),
    ),
  ];
}

/** Draws `workshop/drawing/pictures.jpg`, a contact sheet of all pictures, to check that they share one style. */
export async function drawSheet(): Promise<void> {
  const browser = await openBrowser();
  try {
    const page = await browser.newPage({ viewport: { width, height: 1000 } });
    await page.setContent(`<!doctype html><style>
body { margin: 0; padding: 8px 32px 40px; background: #e9edf3; font: 600 22px sans-serif; color: #101c36 }
h2 { margin: 30px 0 10px; font-size: 22px } small { color: #51607a; font-weight: 400 }
div { display: flex; flex-wrap: wrap; gap: 8px } img { display: block }
</style>${(await sections()).join('')}`);
    await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
    const png = await page.screenshot({ fullPage: true });
    const sheet = await sharp(png).jpeg({ quality: 58, mozjpeg: true }).toBuffer();
    await writeFile(new URL('../pictures.jpg', import.meta.url), sheet);
    console.log(`workshop/drawing/pictures.jpg: ${Math.round(sheet.length / 1000)} kB`);
  } finally {
    await browser.close();
  }
}
