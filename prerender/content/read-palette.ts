import { paletteSchema, type Palette } from '#content/schema/palette.ts';
import { isContentError } from './content-error.ts';
import { ContentFolder } from './content-folder.ts';

export const paletteFile = 'brand/palette.yaml';

/** The palette of the content folder `root`; undefined if it has problems, which readContent reports. */
export function readPalette(root: string): Palette | undefined {
  try {
    return new ContentFolder(root).readYaml(paletteFile, paletteSchema);
  } catch (error) {
    if (isContentError(error)) return undefined;
    throw error;
  }
}
