import type { Letters } from './letters.ts';
import type { Box, MapView } from './map-view.ts';
import type { Land } from './read-land.ts';

const steps = Array.from({ length: 15 }, (_, step) => (step - 7) * 6);
/** Offsets of a name from its place, in pixels, nearest first. */
const offsets = steps
  .flatMap((right) => steps.map((down) => [right, down] as const))
  .sort((a, b) => Math.hypot(...a) - Math.hypot(...b));

/** Pixels between two names. */
const gap = 10;
/** Pixels between a name and a line. */
const lineGap = 5;

/** Font sizes of names, in pixels. */
const fontSizes = { city: 22, town: 16, water: 13.5 };
/** Sizes of a road's shield, in pixels. */
const shieldFontSize = 13;
const shieldHeight = 22;

/** The markup of the names; drawMap draws `places` and `water` twice, first as an outline. */
interface PlaceNames {
  places: string;
  water: string;
  shields: string;
  /** The areas of place and water names: streets and creeks are interrupted there. */
  boxes: Box[];
}

/** Sets the names that fit on the map without overlapping `covered` areas, each other, large roads or water. */
export function placeNames(land: Land, view: MapView, letters: Letters, covered: readonly Box[]): PlaceNames {
  const { places, shields, roads, streams, areas } = land;
  const lines = [roads.freeway, roads.tollway, roads.highway, streams.river, areas.lake].flat();
  const occupied = [...covered];
  /** Occupies a box if it is free, and returns whether it was. */
  const claim = (box: Box) => {
    const isFree = view.contains(box, gap) && occupied.every((other) => !isNear(box, other));
    if (isFree) occupied.push(box);
    return isFree;
  };
  const isOnLine = (box: Box) => lines.some((line) => view.comesNear(line, box, lineGap));
  const names: PlaceNames = { places: '', water: '', shields: '', boxes: [] };

  for (const { text, at } of shields) {
    const [x, y] = view.project(at);
    const width = letters.width(text, shieldFontSize) + 16;
    const box = { left: x - width / 2, right: x + width / 2, top: y - shieldHeight / 2, bottom: y + shieldHeight / 2 };
    if (!claim(box)) continue;
    const plate = `<rect x="${box.left.toFixed(1)}" y="${box.top.toFixed(1)}" width="${width.toFixed(1)}" height="${shieldHeight}" rx="${shieldHeight / 2}"/>`;
    names.shields += plate + letters.line(text, shieldFontSize, box.left + 8, y + shieldFontSize * 0.35);
  }
  for (const { name, at, kind } of places) {
    const [x, y] = view.project(at);
    const size = fontSizes[kind ?? 'town'];
    const width = letters.width(name, size);
    const candidates = offsets.map(([right, down]) => {
      const left = x - width / 2 + right;
      return { left, right: left + width, top: y + down - size * 0.4, bottom: y + down + size * 0.6 };
    });
    const box = candidates.find((candidate) => !isOnLine(candidate) && claim(candidate));
    if (!box) continue;
    names.boxes.push(box);
    names[kind === 'water' ? 'water' : 'places'] += letters.line(name, size, box.left, box.top + size * 0.75);
  }
  return names;
}

const isNear = (a: Box, b: Box) =>
  a.left < b.right + gap && b.left < a.right + gap && a.top < b.bottom + gap && b.top < a.bottom + gap;
