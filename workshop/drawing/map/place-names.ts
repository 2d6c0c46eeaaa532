import type { Letters } from './letters.ts';
import type { Box, MapView } from './map-view.ts';
import type { Land } from './read-land.ts';

interface Names {
  /** The markup of the names; drawMap draws it twice, first as their outline. */
  places: string;
  water: string;
  shields: string;
  /** The areas of place and water names: streets and creeks are interrupted there. */
  boxes: Box[];
}

/** Sets the names that fit on the map without overlapping `taken` areas, each other, large roads or water. */
export function placeNames(land: Land, view: MapView, letters: Letters, taken: readonly Box[]): Names {
  const { places, shields, roads, streams, areas } = land;
  const lines = [roads.freeway, roads.tollway, roads.highway, streams.river, areas.lake].flat();
  const occupied = [...taken];
  const claim = (box: Box, gap: number) => {
    const free = view.contains(box, 10) && occupied.every((other) => !meet(box, other, gap));
    if (free) occupied.push(box);
    return free;
  };
  const names: Names = { places: '', water: '', shields: '', boxes: [] };

  for (const { text, at } of shields) {
    const [x, y] = view.point(at);
    const width = letters.width(text, shieldSize) + 16;
    const box = { left: x - width / 2, right: x + width / 2, top: y - 11, bottom: y + 11 };
    if (!claim(box, 10)) continue;
    const plate = `<rect x="${box.left.toFixed(1)}" y="${box.top.toFixed(1)}" width="${width.toFixed(1)}" height="22" rx="11"/>`;
    names.shields += plate + letters.line(text, shieldSize, box.left + 8, y + shieldSize * 0.35);
  }
  for (const { name, at, kind } of places) {
    const [x, y] = view.point(at);
    const size = kind === 'city' ? 22 : kind === 'water' ? 13.5 : 16;
    const width = letters.width(name, size);
    const boxes = shifts.map(([right, down]) => {
      const left = x - width / 2 + right;
      return { left, right: left + width, top: y + down - size * 0.4, bottom: y + down + size * 0.6 };
    });
    const box = boxes.find((box) => !lines.some((line) => view.runsThrough(line, box, 5)) && claim(box, 10));
    if (!box) continue;
    names.boxes.push(box);
    names[kind === 'water' ? 'water' : 'places'] += letters.line(name, size, box.left, box.top + size * 0.75);
  }
  return names;
}

/** Offsets of a name from its place, in pixels, nearest first. */
const steps = Array.from({ length: 15 }, (_, step) => (step - 7) * 6);
const shifts = steps
  .flatMap((right) => steps.map((down) => [right, down] as const))
  .sort((a, b) => Math.hypot(...a) - Math.hypot(...b));

const shieldSize = 13;

const meet = (one: Box, other: Box, gap: number) =>
  one.left < other.right + gap &&
  other.left < one.right + gap &&
  one.top < other.bottom + gap &&
  other.top < one.bottom + gap;
