/** The dated items: addresses of news pages, with their desk as the category. See README.md for the file. */
import { join } from 'node:path';
import { cacheFolder, readSource } from '../source-file.ts';

/** The folder of the study's downloads, tables and programs. */
export const folder = join(cacheFolder, 'nlp-text-classification');

export const source = {
  commit: '3fbd53fc30be8ffcf5f99a6ade3a506b94e70969',
  address: 'https://raw.githubusercontent.com/notnews/top_news/3fbd53fc30be8ffcf5f99a6ade3a506b94e70969/cnn_urls.json',
  sha256: '159521d5c8aa9a2fdaf8d673bc89e281be4cb2625aff1fccdcff4ef4816fedef',
};

/** The first day of the items that are used. */
const firstDay = '2022-07-01';
/** The last day of the items that are used. */
const lastDay = '2023-10-31';

/**
 * The desks in the addresses, by six of the seven categories: science has a tag instead. Other desks (us, opinions,
 * weather, shopping) are left out.
 */
const desksOfCategory: Record<string, string> = {
  politics: 'politics',
  business: 'business investing economy media energy homes success business-food business-india cars tech',
  sports: 'sport football tennis golf motorsport',
  culture: 'entertainment celebrities movies tv-shows culture',
  health: 'health',
  world: 'world europe asia middleeast americas uk china africa australia india',
};
const categoryOfDesk = new Map(
  Object.entries(desksOfCategory).flatMap(([category, desks]) => desks.split(' ').map((desk) => [desk, category])),
);

/**
 * Suffixes that editors append to an address for their own desks. `scn` is the science desk's and defines the seventh
 * category.
 */
const tags = new Set(
  'intl int hnk hkr spt scn scli trnd cec ctrp ctpr cmd ml dst gbr wellness cnntv reaj mic plc gallery cnnheroes'.split(
    ' ',
  ),
);

export interface Row {
  /** Such as `2023-10-31`. */
  date: string;
  category: string;
  /** The title in the address, without the desks' tags and numbers. */
  words: string;
  /** The title in the address, with them. */
  tagged: string;
}

async function readAddresses(): Promise<string[]> {
  const { address: url, sha256 } = source;
  const text = await readSource({ path: 'nlp-text-classification/cnn_urls.json', url, sha256 });
  return JSON.parse(text) as string[];
}

/** One row per title, oldest first; a repeated title has its first date. */
export async function readRows(): Promise<Row[]> {
  const rows = new Map<string, Row>();
  for (const address of await readAddresses()) {
    const [, year, month, day, desk = '', slug = ''] =
      /^https:\/\/(?:www|edition)\.cnn\.com\/(\d{4})\/(\d\d)\/(\d\d)\/([a-z-]+)\/([^/]+)/.exec(address) ?? [];
    const date = `${year}-${month}-${day}`;
    if (date < firstDay || date > lastDay) continue;
    const tokens = slug.toLowerCase().replace('.html', '').split('-');
    const category = tokens.includes('scn') ? 'science' : categoryOfDesk.get(desk);
    const untagged = tokens.filter((token) => !tags.has(token) && !/^\d+$/.test(token));
    const words = untagged.join(' ');
    if (!category || untagged.length < 3) continue;
    const before = rows.get(words);
    if (!before || before.date > date) rows.set(words, { date, category, words, tagged: tokens.join(' ') });
  }
  return [...rows.values()].toSorted((a, b) => (a.date + a.words < b.date + b.words ? -1 : 1));
}

/** The newest quarter, as sorter.py takes it for its test by date. */
export const newestQuarter = (rows: Row[]) => rows.slice(Math.floor((rows.length * 3) / 4));
