import type { Letters } from './letters.ts';
import type { Box, MapView } from './map-view.ts';
import type { Land } from './read-land.ts';

export interface Names {
  /** Markup of the names; to be used twice, first as their own rim. */
  places: string;
  water: string;
  shields: string;
}

/** Sets the names that find room: wholly on the map, clear of what is `taken` and of each other. */
export function placeNames({ places, shields }: Land, view: MapView, letters: Letters, taken: readonly Box[]): Names {
  const occupied = [...taken];
  const claim = (box: Box, gap: number) => {
    const free = view.contains(box, 10) && occupied.every((other) => !meet(box, other, gap));
    if (free) occupied.push(box);
    return free;
  };
  const names: Names = { places: '', water: '', shields: '' };

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
    const left = [x - width / 2, x + 6, x - width - 6].find((left) =>
      claim({ left, right: left + width, top: y - size * 0.4, bottom: y + size * 0.6 }, 5),
    );
    if (left === undefined) continue;
    names[kind === 'water' ? 'water' : 'places'] += letters.line(name, size, left, y + size * 0.35);
  }
  return names;
}

const shieldSize = 13;

const meet = (one: Box, other: Box, gap: number) =>
  one.left < other.right + gap &&
  other.left < one.right + gap &&
  one.top < other.bottom + gap &&
  other.top < one.bottom + gap;
