import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** An entry of a content folder's pictures/index.json. Sizes in pixels. */
export interface ListedPicture {
  width: number;
  height: number;
  /** Its encoded widths. */
  avif: number[];
  jpeg: number;
  /** Fills the space while the picture loads. */
  color: string;
  /** A hash of the master and its recipe. */
  hash: string;
  /** The hash of `<name>.plates.json` beside it, if its plates move. */
  plates?: string;
}

/** The files of a content folder that its text may name. */
export interface KnownFiles {
  pictures: Record<string, ListedPicture>;
  /** The symbols in brand/marks.svg and the files of brand/marks/: their markup by id. */
  marks: Map<string, string>;
}

/** The pages that text may link to. */
export interface KnownPages {
  /** `/why-us`, `/blog/securing-iot-devices`. */
  paths: ReadonlySet<string>;
  /** By path, why a page cannot be linked to yet. */
  unpublished: ReadonlyMap<string, string>;
}

/** The names and pages that text is checked against. Links are not checked without `pages`. */
export type Known = KnownFiles & { pages?: KnownPages };

/** brand/marks.svg is missing or not an SVG. */
export class NoMarksError extends Error {
  override name = 'NoMarksError';
}

/** Reads what the content folder `root` holds. Throws a NoMarksError, or an error from reading the list of pictures. */
export function readKnownFiles(root: string): KnownFiles {
  const sprite = spriteIn(root);
  return {
    pictures: JSON.parse(readFileSync(join(root, 'pictures/index.json'), 'utf8')) as KnownFiles['pictures'],
    marks: new Map([
      ...[...sprite.matchAll(/<symbol id="([^"]+)".*?<\/symbol>/gs)].map(([symbol, id]) => [id ?? '', symbol] as const),
      ...ownMarks(join(root, 'brand/marks')),
    ]),
  };
}

function spriteIn(root: string): string {
  const file = join(root, 'brand/marks.svg');
  const sprite = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (!sprite.includes('<svg')) throw new NoMarksError(`${file} is not an SVG`);
  return sprite;
}

/** The drawings in the folder, one per mark: an SVG with a viewBox becomes a symbol in one color. */
function ownMarks(folder: string): (readonly [string, string])[] {
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.svg')) : [];
  return files.map((file) => {
    const id = basename(file, '.svg');
    return [id, markSymbol(id, readFileSync(join(folder, file), 'utf8'))] as const;
  });
}

/** '' if the drawing cannot become a symbol: markProblem has the reason. */
function markSymbol(id: string, svg: string): string {
  const box = /<svg[^>]*\sviewBox="([^"]+)"/.exec(svg)?.[1];
  const shapes = /<svg[^>]*>(.*)<\/svg>/s.exec(svg)?.[1];
  if (!box || !shapes || markProblem(svg)) return '';
  const oneColor = shapes
    .replace(/<(title|desc|metadata)\b.*?<\/\1>/gs, '')
    .replaceAll(/\sfill="(?!none)[^"]*"/g, '')
    .replaceAll(/\sstroke="(?!none)[^"]*"/g, ' stroke="currentColor"')
    .trim();
  return `<symbol id="${id}" fill="currentColor" viewBox="${box}">${oneColor}</symbol>`;
}

/** Why a drawing cannot be a mark, with the fix; undefined if it can. */
export function markProblem(svg: string): string | undefined {
  if (!/<svg[^>]*\sviewBox="[^"]+"/.test(svg))
    return 'is not an SVG with a viewBox: export it from the drawing program as plain SVG';
  const refused =
    /<(script|style|image|text|foreignObject|linearGradient|radialGradient|filter|mask|use)\b|[\s/"'](on\w+)\s*=/.exec(
      svg,
    );
  if (!refused) return undefined;
  const what = refused[1] ? `contains <${refused[1]}>` : `contains a script (${refused[2]}…)`;
  return `${what}, but a mark is shapes of one color: turn words into paths and flatten the drawing, then export it as plain SVG`;
}
