import { arc, bar, disc, polar, type Outline } from '../paper/outlines.ts';
import { piece, type Cover } from './cover.ts';

/** The angle of a minute on the dial. */
const angleOf = (minute: number) => minute * 6 - 90;

/** The part of the dial between two minutes. */
const sector = (radius: number, from: number, to: number): Outline => [
  [0, 0],
  ...arc(0, 0, radius, angleOf(from), angleOf(to), 40),
];

/** A mark of the dial. */
const mark = (minute: number): Outline => {
  const [x, y] = polar(0, 0, 302, angleOf(minute));
  return disc(x, y, minute % 15 === 0 ? 13 : 7);
};

/** An article's example, to scale: 30 minutes by hand; with a draft 2, plus 25 for checking, plus 6 for redoing. */
export const canChatgptReplaceHumanWork: Cover = {
  ground: 'haze',
  motif: (palette) => [
    piece(disc(0, 0, 345), palette.sheet, 34),
    ...Array.from({ length: 12 }, (_, hour) => piece(mark(hour * 5), palette.second, 36 + hour * 0.1, 2)),
    piece(sector(262, 0, 30), palette.detail, 40, 10),
    piece(sector(216, 0, 2), palette.second, 60, 20),
    piece(sector(216, 2, 27), palette.body, 60.1, 24),
    piece(sector(236, 27, 33), palette.hot, 84, 40),
    piece(bar(-9, -18, 18, 290), palette.second, 90, 16),
    piece(disc(0, 0, 34), palette.second, 94, 18),
  ],
};
