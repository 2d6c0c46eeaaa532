import { isUtf8 } from 'node:buffer';
import { basename, extname } from 'node:path';
import sharp from 'sharp';
import { drawingProblem } from '#content/schema/drawing-problem.ts';
import { slugify } from '#content/schema/slug.ts';
import { readSvg, rootProblem } from '#content/schema/svg.ts';
import { croppedSize, shapeProblem } from '#prerender/content/picture-shapes.ts';
import { Refusal, wrongContent, wrongType } from '../refusal.ts';

/** The use of a picture, which decides the shape that it needs. */
export type PictureRole = 'cover' | 'opening' | 'openingPhone' | 'portrait' | 'photo' | 'figure';

/** An uploaded file, in memory until a form that names it is saved. */
export interface Upload {
  id: number;
  role: PictureRole;
  /** The name of its file, in lowercase letters, digits and hyphens. */
  name: string;
  extension: 'jpg' | 'png' | 'svg';
  bytes: Buffer;
  /** The width of the whole picture, in pixels. */
  width: number;
  /** The height of the whole picture, in pixels. */
  height: number;
}

/** A sample name for each role, for pictures of the article “x”: the name decides the shape. */
const roleNames: Record<Exclude<PictureRole, 'figure'>, string> = {
  cover: 'cover-x',
  opening: 'hero-x',
  openingPhone: 'hero-x-phone',
  portrait: 'team/x',
  photo: 'photos/x',
};

/** The uploads since the editor was started: nothing is written to disk before a form is saved. */
export class Uploads {
  readonly #all = new Map<number, Upload>();
  #lastId: number;

  /** Ids follow `lastId`, and have at most six hexadecimal digits. */
  constructor(lastId = 0) {
    this.#lastId = lastId;
  }

  get(id: number): Upload | undefined {
    return this.#all.get(id);
  }

  /**
   * Keeps an uploaded file under a name that is not taken: it must not replace another picture of that name. Throws an Error
   * with the fix if the file cannot be used for `role`.
   */
  async add(
    fileName: string,
    role: PictureRole,
    bytes: Buffer,
    isTaken: (name: string) => boolean = () => false,
  ): Promise<Upload> {
    const file =
      role === 'figure' ? figureOf(fileName, bytes) : { role, ...(await pictureOf(fileName, bytes, roleNames[role])) };
    const stem = slugify(basename(fileName, extname(fileName))) || 'picture';
    const namesInUse = new Set(
      [...this.#all.values()].filter((upload) => upload.role === role).map(({ name }) => name),
    );
    let name = stem;
    for (let number = 2; isTaken(name) || namesInUse.has(name); number += 1) name = `${stem}-${number}`;
    const upload: Upload = { ...file, id: (this.#lastId += 1), name, bytes };
    this.#all.set(upload.id, upload);
    return upload;
  }
}

const extensions = { jpeg: 'jpg', png: 'png' } as const;

async function pictureOf(fileName: string, bytes: Buffer, name: string) {
  const data = await metadataOf(bytes);
  const extension = data && extensions[data.format as keyof typeof extensions];
  if (!extension) {
    throw new Refusal(
      wrongType,
      `${fileName} is not a JPEG or PNG: open it in a picture program and export it as JPEG`,
    );
  }
  if (!(await isComplete(bytes))) {
    throw new Refusal(wrongContent, `${fileName} ends before all of it is there: export it again`);
  }
  const size = sizeAs(name, data.autoOrient, 'x');
  const problem = shapeProblem(name, size, new Set(['x']));
  if (problem) throw new Refusal(wrongContent, `${fileName}: ${sizeWords(data.autoOrient, size)}${problem}`);
  return { extension, width: data.autoOrient.width, height: data.autoOrient.height };
}

/** A picture's metadata; undefined for bytes that are not a picture. */
async function metadataOf(bytes: Buffer) {
  try {
    return await sharp(bytes).metadata();
  } catch {
    return undefined;
  }
}

/** Whether the whole picture can be read: of a truncated one, only the beginning can. */
const isComplete = (bytes: Buffer) =>
  sharp(bytes)
    .resize(1)
    .toBuffer()
    .then(
      () => true,
      () => false,
    );

interface Size {
  width: number;
  height: number;
}

/** The size of the part of a picture that is shown under the name; `article` is the name of the article that a hero belongs to. */
export const sizeAs = (name: string, { width, height }: Size, article: string): Size =>
  croppedSize(name, { width, height }, new Set([article])) ?? { width, height };

/** Whether a picture can have the name: whether enough of it is left once it is cropped to the shape that the name requires. */
export const fitsAs = (name: string, size: Size, article: string) =>
  shapeProblem(name, sizeAs(name, size, article), new Set([article])) === undefined;

const sizeWords = (whole: Size, shown: Size) =>
  whole.width === shown.width && whole.height === shown.height
    ? ''
    : `is ${whole.width}x${whole.height} pixels; the part of it with the right shape `;

function figureOf(fileName: string, bytes: Buffer) {
  const text = bytes.toString();
  const notSvg = isUtf8(bytes) ? rootProblem(text) : 'is not saved as UTF-8: export it as plain SVG';
  if (notSvg) throw new Refusal(wrongType, `${fileName} ${notSvg}`);
  const [problem, { svg }] = [drawingProblem(text), readSvg(text)];
  if (problem || !svg) throw new Refusal(wrongContent, `${fileName} ${problem}`);
  const [, , width, height] = svg.viewBox;
  return { role: 'figure' as const, extension: 'svg' as const, width, height };
}
