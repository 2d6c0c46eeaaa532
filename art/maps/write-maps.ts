import { writeFile } from 'node:fs/promises';
import { mapSvg } from './map-svg.ts';
import { maps } from './maps.ts';

/** Writes `content/brand/map-<office>.svg` and `map-<office>-phone.svg`. */
export async function writeMaps(): Promise<void> {
  for (const map of maps) {
    const svg = mapSvg(map);
    await writeFile(new URL(`../../content/brand/map-${map.name}.svg`, import.meta.url), svg);
    console.log(`map-${map.name}.svg ${svg.length} bytes`);
  }
}
