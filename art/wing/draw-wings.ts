import { mkdir } from 'node:fs/promises';
import sharp from 'sharp';
import { paintGround } from './ground.ts';
import { renderView } from './render-view.ts';
import type { View, Wing } from './scene.ts';
import { wings } from './wings.ts';

const masters = new URL('../masters/', import.meta.url);
const drafts = new URL('../../.cache/wings/', import.meta.url);

const smaller = (view: View): View => ({ ...view, width: view.width >> 2, height: view.height >> 2 });

async function draw({ scene }: Wing, view: View, samples: number, to: URL): Promise<void> {
  const { width, height } = view;
  const plates = await renderView(scene, view, samples);
  await sharp(paintGround(scene.ground, view), { raw: { width, height, channels: 3 } })
    .composite([{ input: plates, raw: { width, height, channels: 4 } }])
    .jpeg({ quality: 90, chromaSubsampling: '4:4:4' })
    .toFile(to.pathname);
  console.log(to.pathname);
}

/**
 * `wings` renders all, `wings name name-phone …` only these, `wings draft …` a quarter of the size into `.cache/wings` to
 * judge a composition within a minute.
 */
export async function drawWings(words: string[]): Promise<void> {
  const isDraft = words[0] === 'draft';
  const names = isDraft ? words.slice(1) : words;
  await mkdir(drafts, { recursive: true });
  for (const wing of wings) {
    const views = { [wing.name]: wing.landscape, [`${wing.name}-phone`]: wing.phone };
    for (const [name, view] of Object.entries(views)) {
      if (!view || (names.length > 0 && !names.includes(name))) continue;
      if (isDraft) await draw(wing, smaller(view), 12, new URL(`${name}.jpg`, drafts));
      else await draw(wing, view, wing.scene.samples ?? 64, new URL(`${name}.jpg`, masters));
    }
  }
}
