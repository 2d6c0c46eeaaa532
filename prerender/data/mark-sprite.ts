import { createHash } from 'node:crypto';
import { wholeSprite } from '#content/schema/mark.ts';

/** An SVG file with the marks of one page. */
export interface MarkSprite {
  address: string;
  svg: string;
}

/**
 * A page's props with the addresses of their marks in a sprite that holds no other; the sprite where there are any.
 * `symbols` is the markup of all marks by id.
 */
export function withOwnMarks<Props extends object>(
  props: Props,
  symbols: ReadonlyMap<string, string>,
): { props: Props; marks?: MarkSprite } {
  const json = JSON.stringify(props);
  const ids = [...new Set([...json.matchAll(new RegExp(`"${wholeSprite}([^"]+)"`, 'g'))].map(([, id]) => id ?? ''))];
  if (ids.length === 0) return { props };
  const svg = `<svg xmlns="http://www.w3.org/2000/svg">${ids.sort().map((id) => symbols.get(id)).join('')}</svg>`;
  const address = `/assets/marks-${createHash('sha256').update(svg).digest('hex').slice(0, 8)}.svg`;
  return { props: JSON.parse(json.replaceAll(`"${wholeSprite}`, `"${address}#`)) as Props, marks: { address, svg } };
}
