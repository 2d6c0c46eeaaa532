import { join } from 'node:path';
import { linkOrCopy } from './cache/place-file.ts';
import type { PictureCopy } from './pictures.ts';

/** Copies pictures into the site in the folder `out`, as hard links if the site in `former` already has them. */
export function copyPictures(copies: PictureCopy[], out: string, former: string): void {
  for (const { file, address } of copies) linkOrCopy(file, join(out, address), join(former, address));
}
