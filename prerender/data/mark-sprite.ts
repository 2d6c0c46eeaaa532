import { createHash } from 'node:crypto';
import { wholeSprite } from '#content/schema/mark.ts';

/** An SVG file with the marks of one page. */
export interface MarkSprite {
  address: string;
  svg: string;
}

/**
 * Returns a page's props with their marks pointing to a sprite of only these marks, and that sprite if the page has marks.
 * `symbols` is the markup of all marks by id.
 */
export function withOwnMarks<Props extends object>(
  props: Props,
  symbols: ReadonlyMap<string, string>,
): { props: Props; marks?: MarkSprite } {
  const ids = new Set(stringsIn(props).filter(isMark).map(idOf));
  if (ids.size === 0) return { props };
  const shapes = [...ids].toSorted().map((id) => symbols.get(id));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg">${shapes.join('')}</svg>`;
  const address = `/assets/marks-${createHash('sha256').update(svg).digest('hex').slice(0, 8)}.svg`;
  const pointToSprite = (text: string) => (isMark(text) ? `${address}#${idOf(text)}` : text);
  return { props: mapStrings(props, pointToSprite), marks: { address, svg } };
}

const isMark = (text: string) => text.startsWith(wholeSprite);

const idOf = (mark: string) => mark.slice(wholeSprite.length);

/** All strings in plain data, at any depth. */
function stringsIn(data: unknown): string[] {
  if (typeof data === 'string') return [data];
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(stringsIn) : [];
}

/** A copy of plain data (objects, arrays, strings, numbers) with each string replaced. */
function mapStrings<Data>(data: Data, replace: (text: string) => string): Data {
  const copy = (value: unknown): unknown => {
    if (typeof value === 'string') return replace(value);
    if (Array.isArray(value)) return value.map(copy);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, copy(entry)]));
  };
  return copy(data) as Data;
}
