import { bar, roundedRect } from '../paper/outlines.ts';
import { piece, type Cover } from './cover.ts';

/** Pixels per dollar. */
const scale = 12;

const floor = 300;

/** A rectangle that stands on the floor. */
const standing = (x: number, width: number, height: number, radii: number[]) =>
  roundedRect(x, floor - height, width, height, radii);

/** The left edge, width and height of a slip. The refund is 14 px lower than $40, so that a gap separates it from the limit's bar. */
const order = { x: -370, width: 232, height: 12 * scale };
const refund = { x: 44, width: 232, height: 40 * scale - 14 };

const slip = ({ x, width, height }: typeof order) => standing(x, width, height, [46, 46, 46, 10]);

/** The two lines on a slip. */
const linesOn = ({ x, height }: typeof order) => [
  bar(x + 44, floor - height + 42, 144, 20),
  bar(x + 44, floor - height + 82, 96, 20),
];

/** Marks on the posts, one every ten dollars. */
const marks = [-38, 324].flatMap((x) => [10, 20, 30].map((dollars) => bar(x, floor - dollars * scale - 5, 34, 10)));

/** The finding of the article, to scale: a refund of $40 passes a limit of $40, for an order of $12. */
export const aiAgentsDecisionMakers: Cover = {
  ground: 'mist',
  motif: (palette) => [
    piece(roundedRect(-400, floor, 800, 40, [8, 8, 20, 20]), palette.sheet, 20),
    ...[-56, 306].map((x) => piece(standing(x, 70, 40 * scale + 20, [10, 10, 0, 0]), palette.second, 40)),
    ...marks.map((outline, index) => piece(outline, palette.detail, 46 + index * 0.1, 4)),
    piece(roundedRect(-100, floor - 40 * scale - 92, 520, 84, [42, 42, 42, 10]), palette.body, 60),
    piece(slip(refund), palette.hot, 70, 30),
    ...linesOn(refund).map((outline, index) => piece(outline, palette.sheet, 76 + index * 0.1, 6)),
    piece(slip(order), palette.body, 44),
    ...linesOn(order).map((outline, index) => piece(outline, palette.detail, 50 + index * 0.1, 6)),
  ],
};
