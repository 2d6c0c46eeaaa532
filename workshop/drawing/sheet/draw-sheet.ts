import { readFile, readdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { findMasters } from '../../../art/encode/find-masters.ts';
import { openBrowser } from '../../../art/open-browser.ts';

interface Group {
  title: string;
  /** Matches the names of its masters; the first matching group counts. */
  name: RegExp;
  /** The height of its rows in pixels. */
  height: number;
}

const groups: Group[] = [
  { title: 'Home', name: /^banner-/, height: 190 },
  { title: 'Openings of pages', name: /^hero-(?!.*-(tablet|phone)$)/, height: 120 },
  { title: 'Their crops for phones', name: /-phone$/, height: 120 },
  { title: 'Covers of articles', name: /^cover-/, height: 132 },
  { title: 'Doors, cards, cases', name: /^(door|card|case)-/, height: 160 },
  { title: 'Screens', name: /^ui-/, height: 160 },
  { title: 'People', name: /^(team|portrait)\//, height: 124 },
  { title: 'Members of My Church Directory', name: /^congregation\//, height: 112 },
  { title: 'Single pieces', name: /./, height: 170 },
];
const width = 1960;
const shares = new URL('../../../content/share/', import.meta.url);
const brand = new URL('../../../content/brand/', import.meta.url);

const image = (type: string, bytes: Buffer, height: number) =>
  `<img height="${height}" src="data:image/${type};base64,${bytes.toString('base64')}">`;
const shrunk = async (file: URL, height: number) =>
  image(
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
  const groupOf = (name: string) => groups.find((group) => group.name.test(name));
  const drawn = await Promise.all(
    groups.map(async (group) => {
      const own = masters.filter(({ name }) => groupOf(name) === group);
      return section(group.title, await Promise.all(own.map(({ file }) => shrunk(file, group.height))));
    }),
  );
  const shared = (await readdir(shares, { recursive: true })).filter((path) => path.endsWith('.jpg')).sort();
  const signs = (await readdir(brand)).filter((path) => /^(logo|favicon|map).*\.svg$|^icon.*\.png$/.test(path)).sort();
  const svg = async (file: string) => image('svg+xml', await readFile(new URL(file, brand)), 130);
  return [
    ...drawn,
    section('Shared links', await Promise.all(shared.map((path) => shrunk(new URL(path, shares), 122)))),
    section(
      'Brand and maps',
      await Promise.all(signs.map((file) => (file.endsWith('.svg') ? svg(file) : shrunk(new URL(file, brand), 130)))),
    ),
  ];
}

/** Draws `docs/pictures.jpg`, a contact sheet of all pictures, to check that they share one style. */
export async function drawSheet(): Promise<void> {
  const browser = await openBrowser();
  try {
    const page = await browser.newPage({ viewport: { width, height: 1000 } });
    await page.setContent(`<!doctype html><style>
body { margin: 0; padding: 8px 32px 40px; background: #e9edf3; font: 600 22px sans-serif; color: #101c36 }
h2 { margin: 30px 0 10px; font-size: 22px } small { color: #51607a; font-weight: 400 }
div { display: flex; flex-wrap: wrap; gap: 8px } img { display: block }
</style>${(await sections()).join('')}`);
    await page.evaluate(() => Promise.all([...document.images].map((shown) => shown.decode())));
    const png = await page.screenshot({ fullPage: true });
    const sheet = await sharp(png).jpeg({ quality: 58, mozjpeg: true }).toBuffer();
    await writeFile(new URL('../../../docs/pictures.jpg', import.meta.url), sheet);
    console.log(`docs/pictures.jpg: ${Math.round(sheet.length / 1000)} kB`);
  } finally {
    await browser.close();
  }
}
