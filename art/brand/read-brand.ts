import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { logoProblem, readLogo, type Logo } from '#content/schema/logo.ts';
import { readPalette } from '#prerender/content/read-palette.ts';
import { ArtError } from '../art-error.ts';
import type { Logos } from './icons.ts';

const contentFolder = new URL('../../content/', import.meta.url);

/** The company's colors. Throws an ArtError if the palette is invalid; the build lists what is wrong. */
export function brandPalette() {
  const palette = readPalette(fileURLToPath(contentFolder));
  if (!palette) throw new ArtError('content/brand/palette.yaml: run “npm run build”, which says what is wrong in it');
  return palette;
}

/** The logo, and its variants for small and large icons if there are any. */
export function brandLogos(): Logos {
  const plain = readLogoFile('logo.svg');
  if (!plain) throw new ArtError('content/brand/logo.svg: is missing: put the logo there');
  return { plain, small: readLogoFile('logo-small.svg'), large: readLogoFile('logo-large.svg') };
}

function readLogoFile(name: string): Logo | undefined {
  const file = new URL(`brand/${name}`, contentFolder);
  if (!existsSync(file)) return undefined;
  const svg = readFileSync(file, 'utf8');
  const problem = logoProblem(svg);
  if (problem) throw new ArtError(`content/brand/${name}: ${problem}`);
  return readLogo(svg);
}
