import { polar, bar, rotate, type Outline } from '../../paper/outlines.ts';
import type { Board } from '../../paper/relief-svg.ts';
import { board } from '../board.ts';
import { colors } from '../colors.ts';
import { plumeFrom } from './plume-from.ts';

const { deep, cobalt, azure, sky, haze } = colors;
/** The end of the lowest layer, and its direction in degrees; each next layer ends a little closer to the shoulder. */
const [endX, endY, heading] = [262, 846, 148];
const toShoulder = heading + 180;

/** The layers from bottom to top; `bars` are on a layer and emerge from under the next. */
const layers = [
  { size: 440, color: deep, lift: 36, bars: haze },
  { size: 342, color: cobalt, lift: 34, bars: sky },
  { size: 248, color: azure, lift: 32, bars: deep },
  { size: 160, color: sky, lift: 30, bars: undefined },
];

const endOf = (order: number) => polar(endX, endY, order * 9.5, toShoulder);

/** Two bars that emerge from under a layer. */
function barsUnder(order: number, color: string): Board[] {
  const [x, y] = endOf(order);
  const size = layers[order]?.size ?? 0;
  const [middleX, middleY] = polar(x, y, size * Math.SQRT1_2, toShoulder);
  const radialBar = (angle: number, length: number) =>
    rotate(bar(middleX + size / 2 - 20, middleY - 8.5, length + 20, 17), middleX, middleY, toShoulder + angle);
  // The larger the layer, the smaller the angle between its two bars.
  const spread = 2600 / size;
  return [board(radialBar(-spread, 30), color, 7, 3), board(radialBar(spread, 46), color, 7, 3)];
}

const acrossTopLayer = (outline: Outline) => rotate(outline, ...endOf(3), toShoulder);
const [topX, topY] = endOf(3);

export const wing: Board[] = [
  ...layers.flatMap(({ size, color, lift, bars }, order) => [
    board(plumeFrom(...endOf(order), size, heading), color, lift, 10),
    ...(bars ? barsUnder(order + 1, bars) : []),
  ]),
  ...[
    { from: 80, length: 70, color: deep },
    { from: 108, length: 90, color: cobalt },
    { from: 136, length: 70, color: deep },
  ].map(({ from, length, color }) =>
    board(acrossTopLayer(bar(topX + from, topY - length / 2, 15, length)), color, 5, 2.5),
  ),
];
