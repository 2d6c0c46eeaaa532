import sharp from 'sharp';
import { croppedSize } from '#prerender/content/picture-shapes.ts';
import type { Focus } from './focus.ts';

/** The part of a picture that is shown, in its own pixels. */
export interface Crop {
  width: number;
  height: number;
  /** What it is laid around; where nobody said, what stands out most. */
  focus?: Focus;
}

/** How a picture of that size is cropped to the shape that its name asks for; undefined where all of it is taken. */
export function cropOf(
  name: string,
  size: { width: number; height: number },
  articles: ReadonlySet<string>,
  focus?: Focus,
): Crop | undefined {
  const part = croppedSize(name, size, articles);
  return part && { ...part, ...(focus && { focus }) };
}

/** The part of `picture`, which stands upright, as PNG. */
export async function cropped(picture: Buffer, { width, height, focus }: Crop): Promise<Buffer> {
  const whole = sharp(picture);
  if (!focus) return whole.resize({ width, height, fit: 'cover', position: sharp.strategy.attention }).png().toBuffer();
  const size = await whole.metadata();
  return whole
    .extract({ left: offset(size.width, width, focus.x), top: offset(size.height, height, focus.y), width, height })
    .png()
    .toBuffer();
}

/** Where a part of that length begins so that the focus is at its middle, or as near to it as the picture reaches. */
const offset = (whole: number, part: number, percent: number) =>
  Math.round(Math.max(0, Math.min(whole - part, (whole * percent) / 100 - part / 2)));
