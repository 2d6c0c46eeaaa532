import { basename } from 'node:path';
import sharp from 'sharp';
import type { Box } from './hero-boxes.ts';

/** The bounds of a picture's subject, in shares of its width and height. */
export interface Subject {
  /** The one plate in the signal color; undefined if the picture has none. */
  signalPlate: Box | undefined;
  /** The sign of an article, if its canvas (workshop/drawing/covers/cover-papers.ts) is not shifted by `heroShiftX`. */
  sign: Box | undefined;
}

/** The sign of an article in each form of its hero picture, in shares of the picture's width and height. */
const signs = {
  phone: { left: 162 / 780, right: 618 / 780, top: 128 / 1040, bottom: 528 / 1040 },
  tablet: { left: 768 / 1920, right: 1152 / 1920, top: 112 / 886, bottom: 448 / 886 },
  wide: { left: 1002 / 1920, right: 1610 / 1920, top: 138 / 720, bottom: 670 / 720 },
};

/** Width divided by height of each form of an article's hero picture. */
const ratios = { phone: 780 / 1040, tablet: 1920 / 886, wide: 1920 / 720 };

/** The width in pixels at which pictures are examined. */
const examinedWidth = 256;

/** Fewer pixels of the signal color are stray ones, not a plate. */
const minPlatePixels = 9;

/** Signal orange in the light of its picture, but not peach in a shadow. */
const isSignalColor = (red: number, green: number, blue: number) =>
  red > 190 && red - green > 85 && green > 70 && blue < 120;

/** Finds the subject in a picture's file. */
export async function findSubject(file: string): Promise<Subject> {
  const { data, info } = await sharp(file)
    .resize({ width: examinedWidth })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [xs, ys]: [number[], number[]] = [[], []];
  for (let pixel = 0; pixel < info.width * info.height; pixel += 1) {
    const [red = 0, green = 0, blue = 0] = data.subarray(pixel * 3, pixel * 3 + 3);
    if (!isSignalColor(red, green, blue)) continue;
    xs.push(pixel % info.width);
    ys.push(Math.floor(pixel / info.width));
  }
  const crop = (['phone', 'tablet'] as const).find((name) => basename(file).includes(`-${name}`)) ?? 'wide';
  const isArticle = Math.abs(info.width / info.height - ratios[crop]) < 0.01;
  return {
    signalPlate: xs.length >= minPlatePixels ? boundsOf(xs, ys, info) : undefined,
    sign: isArticle ? signs[crop] : undefined,
  };
}

/** The bounds of pixels, in shares of the picture's width and height. */
function boundsOf(xs: number[], ys: number[], { width, height }: { width: number; height: number }): Box {
  const [left, right] = rangeOf(xs, width);
  const [top, bottom] = rangeOf(ys, height);
  return { left, right, top, bottom };
}

/** The range of positions in shares of the length, without the outermost two percent at each end: stray pixels. */
function rangeOf(positions: number[], length: number): [from: number, to: number] {
  const sorted = positions.toSorted((first, second) => first - second);
  const strays = Math.floor(sorted.length / 50);
  return [sorted[strays]! / length, (sorted.at(-1 - strays)! + 1) / length];
}
