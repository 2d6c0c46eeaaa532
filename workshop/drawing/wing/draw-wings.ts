import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { masterFolder } from '../../../art/encode/folders.ts';
import { entriesNamed } from '../entries-named.ts';
import { paintGround } from './ground.ts';
import { renderView } from './render-view.ts';
import type { View } from './scene.ts';
import { withFaces } from './with-faces.ts';
import type { Wing } from './wing.ts';
import { wings } from './wings.ts';

/** The folder of drafts, and of pictures of faces. */
const draftFolder = new URL('../../../.cache/wings/', import.meta.url);

/** Renders a view at `scale` times its size and writes it as a JPEG, which is never larger than the view. */
async function draw(wing: Wing, view: View, samples: number, scale: number, to: URL): Promise<void> {
  const scene = await withFaces(wing.scene, fileURLToPath(draftFolder));
  const scaledView = { ...view, width: Math.floor(view.width * scale), height: Math.floor(view.height * scale) };
  const { width, height } = scaledView;
  const plates = await renderView(scene, scaledView, samples);
  const picture = await sharp(paintGround(scene.ground, scaledView), { raw: { width, height, channels: 3 } })
    .composite([{ input: plates, raw: { width, height, channels: 4 } }])
    .removeAlpha()
    .raw()
    .toBuffer();
  // Resizes in a second pass: sharp would otherwise resize before it composites the plates.
  await sharp(picture, { raw: { width, height, channels: 3 } })
    .resize(Math.min(width, view.width))
    .jpeg({ quality: 90, chromaSubsampling: '4:4:4' })
    .toFile(fileURLToPath(to));
  console.log(fileURLToPath(to));
}

/**
 * `wings` renders all, `wings name name-phone …` only these. `wings draft …` renders at a quarter of the size into
 * `.cache/wings`, to check a composition within a minute. Throws for an unknown name, before it renders anything.
 */
export async function drawWings(args: string[]): Promise<void> {
  const isDraft = args[0] === 'draft';
  const names = isDraft ? args.slice(1) : args;
  const drawn = entriesNamed(mastersByName(), names, 'wing');
  await mkdir(draftFolder, { recursive: true });
  for (const [name, { wing, view }] of drawn) {
    const file = `${name}.jpg`;
    const { samples = wing.isSupersampled ? 16 : 64 } = wing.scene;
    if (isDraft) await draw(wing, view, 12, 1 / 4, new URL(file, draftFolder));
    else await draw(wing, view, samples, wing.isSupersampled ? 1.5 : 1, new URL(file, masterFolder));
  }
}

/** Each master with its wing and its view: a wing has two if it has a crop for phones. */
function mastersByName(): Record<string, { wing: Wing; view: View }> {
  const masters: Record<string, { wing: Wing; view: View }> = {};
  for (const wing of wings) {
    masters[wing.name] = { wing, view: wing.view };
    if (wing.phone) masters[`${wing.name}-phone`] = { wing, view: wing.phone };
  }
  return masters;
}
