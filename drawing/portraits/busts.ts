import type { Point } from '../paper/outlines.ts';
import type { Paper } from '../paper/paper-svg.ts';
import { paperOf } from './paper-of.ts';
import { people } from './people.ts';
import type { Person, Pose } from './person.ts';

const width = 720;
const height = 950;

/** Garments are drawn for portraits and end at this height; below it a bust is longer by this much. */
const hem = 840;
const longer = 100;

/** Where paperOf puts a head, in shares of its own 600 pixels. */
const middle = { x: 0.6, y: 0.46 };

/** The person without a background, down to where a sheet in front of them begins. All heads have one size. */
function bust({ pose, ...person }: Person, turned: Partial<Pose>): Paper {
  const paper = paperOf({
    ...person,
    ground: '#e4edfb',
    isCutOut: true,
    pose: { ...pose, ...middle, size: 1, ...turned },
  });
  const pieces = paper.pieces.map((piece) => ({
    ...piece,
    outline: piece.outline.map(([x, y]): Point => [x, y > hem ? y + longer : y]),
  }));
  return { ...paper, width, height, density: 1.5, pieces };
}

const poses = {
  'mateo-arrieta': { tilt: 2, looks: 'right' },
  'hannah-lindgren': { tilt: 3, looks: 'left' },
  'isaac-obi': { tilt: -2, looks: 'left' },
  'priya-raman': { tilt: -4, looks: 'right' },
  'walter-stroud': { tilt: -2, looks: 'left' },
  'simone-avery': { tilt: 4, looks: 'right', size: 0.95 },
} satisfies Record<string, Partial<Pose>>;

/** The team leads as the team page arranges them: those on the left look right. */
export const busts: Record<string, Paper> = Object.fromEntries(
  Object.entries(poses).map(([id, pose]) => [`bust/${id}`, bust(people[`team/${id}`]!, pose)]),
);
