import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** An entry of a content folder's pictures/index.json. Widths and heights in pixels. */
export interface ListedPicture {
  width: number;
  height: number;
  /** The widths of its AVIF files. */
  avif: number[];
  /** The width of its only JPEG. */
  jpeg: number;
  /** The color that fills the space while the picture loads. */
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
  /** The reason why a page cannot be linked to yet, by its path. */
  unpublished: ReadonlyMap<string, string>;
  /** The site's own address, without a slash at the end. */
  site: string;
}

/** The names of files and the pages that text is checked against. Links are not checked without `pages`. */
export type KnownNames = KnownFiles & { pages?: KnownPages };

/** Thrown if brand/marks.svg or a file of brand/marks/ cannot be read, or the former is not an SVG. */
export class UnreadableMarkError extends Error {
  override name = 'UnreadableMarkError';
  /** The file's path below the content folder. */
  readonly file: string;

  constructor(file: string, cause?: unknown) {
    super(`${file} cannot be read as an SVG`, { cause });
    this.file = file;
  }
}

/**
 * Reads the names of the files in the content folder `root`. Throws an UnreadableMarkError, or an error from reading the list of
 * pictures.
 */
export function readKnownFiles(root: string): KnownFiles {
  const sprite = readSprite(root);
  return {
    pictures: JSON.parse(readFileSync(join(root, 'pictures/index.json'), 'utf8')) as KnownFiles['pictures'],
    marks: new Map([
      ...[...sprite.matchAll(/<symbol id="([^"]+)".*?<\/symbol>/gs)].map(([symbol, id]) => [id ?? '', symbol] as const),
      ...readMarkFiles(root),
    ]),
  };
}

function readSprite(root: string): string {
  const file = 'brand/marks.svg';
  const sprite = readMark(root, file);
  if (!sprite.includes('<svg')) throw new UnreadableMarkError(file);
  return sprite;
}

/** Reads the drawings in brand/marks/, one per mark: an SVG with a viewBox becomes a symbol in one color. */
function readMarkFiles(root: string): (readonly [string, string])[] {
  const folder = 'brand/marks';
  const names = existsSync(join(root, folder)) ? readdirSync(join(root, folder)) : [];
  return names
    .filter((name) => name.endsWith('.svg'))
    .map((name) => {
      const id = basename(name, '.svg');
      return [id, markSymbol(id, readMark(root, `${folder}/${name}`))] as const;
    });
}

function readMark(root: string, file: string): string {
  try {
    return readFileSync(join(root, file), 'utf8');
  } catch (cause) {
    throw new UnreadableMarkError(file, cause);
  }
}

/** The drawing as a symbol; '' if it cannot become one, for the reason that markProblem gives. */
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

/** The reason why a drawing cannot be a mark, with the fix; undefined if it can. */
export function markProblem(svg: string): string | undefined {
  if (!/<svg[^>]*\sviewBox="[^"]+"/.test(svg))
    return 'is not an SVG with a viewBox: export it from the drawing program as plain SVG';
  // Colors in style= would stay: only those in fill= and stroke= are replaced.
  if (/\sstyle\s*=/.test(svg))
    return 'contains “style=”, but a mark is shapes of one color: write fill= and stroke= in its place. Inkscape does with “Convert CSS attributes to XML attributes” of its optimized SVG';
  const disallowed =
    /<(script|style|image|text|foreignObject|linearGradient|radialGradient|filter|mask|use)\b|[\s/"'](on\w+)\s*=/.exec(
      svg,
    );
  const hasShapes = /<(path|rect|circle|ellipse|line|polyline|polygon)\b/.test(svg);
  if (!disallowed && hasShapes) return undefined;
  const [, element, handler] = disallowed ?? [];
  const script = handler && `contains a script (${handler}…)`;
  const problem = element ? `contains <${element}>` : (script ?? 'has no shapes');
  return `${problem}, but a mark is shapes of one color: turn words into paths and flatten the drawing, then export it as plain SVG`;
}
