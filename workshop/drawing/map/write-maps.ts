import { writeFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { brandPalette } from '../../../art/brand/read-brand.ts';
import { drawMap } from './draw-map.ts';
import { Letters } from './letters.ts';
import { MapView, type Box } from './map-view.ts';
import { readLand } from './read-land.ts';
import { readOffices } from './read-offices.ts';
import { assertOfficesOnMap } from './assert-offices-on-map.ts';

const { cobalt: pinColor } = brandPalette();

/**
 * The page's two frames for a map: beside text, and on a phone. `span` is degrees of longitude, `at` the office's position in
 * shares of width and height.
 */
const crops = {
  '': { width: 760, height: 480, span: 0.62, at: [0.36, 0.49] },
  '-phone': { width: 350, height: 340, span: 0.34, at: [0.56, 0.46] },
} as const;

/** A map for each office of content/company.yaml and each frame, by the name of its file. */
export async function drawMaps(): Promise<Record<string, string>> {
  const maps: Record<string, string> = {};
  const offices = await readOffices();
  const land = await readLand();
  assertOfficesOnMap(offices, land);
  const names = [...land.places.map(({ name }) => name), ...land.shields.map(({ text }) => text)];
  for (const [index, office] of offices.entries()) {
    for (const [suffix, { at, ...crop }] of Object.entries(crops)) {
      maps[`map-${office.id}${suffix}.svg`] = drawMap({
        land,
        view: new MapView({ ...crop, center: office, at }),
        office: { name: office.city, at: [office.longitude, office.latitude], color: pinColor },
        covered: buttonArea(crop, { isFlipped: index % 2 === 1 }),
        letters: await Letters.forCharacters(['Overview', office.city, ...names].join('')),
      });
    }
  }
  return maps;
}

/** Writes the maps into content/brand/. */
export async function writeMaps(): Promise<void> {
  for (const [name, map] of Object.entries(await drawMaps())) {
    await writeFile(new URL(`../../../content/brand/${name}`, import.meta.url), map);
    console.log(`${name} ${map.length} bytes, ${gzipSync(map).length} compressed`);
  }
}

/** The area under the page's buttons: all of the bottom on a phone, else the lower left, or the lower right if `isFlipped`. */
function buttonArea({ width, height }: { width: number; height: number }, { isFlipped }: { isFlipped: boolean }): Box {
  const box = { top: height - 68, bottom: height };
  if (width < 400) return { ...box, left: 0, right: width };
  return isFlipped ? { ...box, left: width - 390, right: width } : { ...box, left: 0, right: 390 };
}
