/** Dated reviews of airport lounges with stars: https://github.com/quankiquanki/skytrax-reviews-dataset, CC0. */
import { readSource } from '../source-file.ts';

export const aspects = ['comfort', 'cleanliness', 'bar', 'food', 'washrooms', 'wifi', 'staff'] as const;
export type Aspect = (typeof aspects)[number];

export interface Review {
  airline: string;
  year: number;
  stars: number;
  text: string;
  /** The ratings of aspects, 1 to 5; some may be missing. */
  parts: Partial<Record<Aspect, number>>;
}

/** The column of each aspect's rating. */
const columns: Record<Aspect, string> = {
  comfort: 'comfort_rating',
  cleanliness: 'cleanliness_rating',
  bar: 'bar_beverages_rating',
  food: 'catering_rating',
  washrooms: 'washrooms_rating',
  wifi: 'wifi_connectivity_rating',
  staff: 'staff_service_rating',
};

const file = {
  path: 'skytrax/lounge.csv',
  url: 'https://raw.githubusercontent.com/quankiquanki/skytrax-reviews-dataset/bd4997cbfce42aeef9281818560e845adc5382f0/data/lounge.csv',
  sha256: 'e3bd9daf05c89cbbad833b26c2380a80db7d7a2433897dc38049505515d62b00',
};

/** From this day on some reviews are rated from 1 to 10, and a five means something else. */
const tenPointsFrom = '2015-02-01';

/** The reviews on the five-star scale, without duplicates; `total` is the number of all in the file. */
export async function readReviews(): Promise<{ total: number; reviews: Review[] }> {
  const [head = [], ...rows] = cellsOf(await readSource(file));
  const seen = new Set<string>();
  const reviews = rows.flatMap((cells) => {
    const cell = (name: string) => cells[head.indexOf(name)] ?? '';
    const key = cell('author') + cell('date') + cell('content');
    const stars = Number(cell('overall_rating'));
    if (seen.has(key) || cell('date') >= tenPointsFrom || !(stars >= 1 && stars <= 5)) return [];
    seen.add(key);
    const parts: Review['parts'] = {};
    for (const aspect of aspects) {
      const rating = Number(cell(columns[aspect]));
      if (rating >= 1 && rating <= 5) parts[aspect] = rating;
    }
    return [
      { airline: cell('airline_name'), year: Number(cell('date').slice(0, 4)), stars, text: cell('content'), parts },
    ];
  });
  return { total: rows.length, reviews };
}

/** The cells of a CSV file; quoted ones may contain commas, line breaks and doubled quotes. */
function cellsOf(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^,\r\n]*))(,|\r?\n|$)/g)) {
    rows.at(-1)!.push(quoted?.replaceAll('""', '"') ?? plain ?? '');
    if (end !== ',') rows.push([]);
  }
  return rows.filter((cells) => cells.length > 1);
}
