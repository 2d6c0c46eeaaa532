import sharp from 'sharp';
import { croppedSize } from '#prerender/content/picture-shapes.ts';
import type { Focus } from './focus.ts';

/** The part of a picture that is shown, in pixels. */
export interface Crop {
  width: number;
  height: number;
  /** The center of the crop; by default the most salient part of the picture. */
  focus?: Focus;
}

/**
 * The crop for the shape that the picture's name requires; undefined if the whole picture is used. Of heroes, only those of the
 * articles whose files have one of `articleNames` are cropped.
 */
export function cropOf(
  name: string,
  size: { width: number; height: number },
  articleNames: ReadonlySet<string>,
  focus?: Focus,
): Crop | undefined {
  const part = croppedSize(name, size, articleNames);
  return part && { ...part, ...(focus && { focus }) };
}

/** The cropped part of `picture` as PNG. Ignores EXIF orientation. */
export async function cropPicture(picture: Buffer, { width, height, focus }: Crop): Promise<Buffer> {
  const whole = sharp(picture);
  if (!focus) return whole.resize({ width, height, fit: 'cover', position: sharp.strategy.attention }).png().toBuffer();
  const size = await whole.metadata();
  return whole
    .extract({ left: offset(size.width, width, focus.x), top: offset(size.height, height, focus.y), width, height })
    .png()
    .toBuffer();
}

/** The offset of a part of this length whose middle is at the focus, or as near to it as the picture allows. */
const offset = (whole: number, part: number, percent: number) =>
  Math.round(Math.max(0, Math.min(whole - part, (whole * percent) / 100 - part / 2)));
