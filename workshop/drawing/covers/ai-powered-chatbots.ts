import { bar, roundedRect } from '../paper/outlines.ts';
import { piece, type Cover } from './cover.ts';

/** Answers, from above: how far each reaches, and whether it is wrong. */
const answers = [
  { length: 420 },
  { length: 722 },
  { length: 300 },
  { length: 690, isWrong: true },
  { length: 520 },
  { length: 760 },
];

/** The left edge of the answers. */
const left = -400;

/** How far an answer has to reach to pass. */
const threshold = 596;

/** The finding of the article: only answers that are sure enough pass the threshold, and one of them is wrong. */
export const aiPoweredChatbots: Cover = {
  ground: 'peach',
  motif: (palette) => [
    piece(bar(left + threshold - 20, -345, 40, 690), palette.second, 44),
    ...answers.flatMap(({ length, isWrong = false }, row) => {
      const top = -330 + row * 113;
      const passes = length > threshold;
      const passedColor = isWrong ? palette.hot : palette.body;
      const height = passes ? 70 + row * 0.2 : 30 + row * 0.2;
      return [
        piece(
          roundedRect(left, top, length, 90, [45, 45, 45, 8]),
          passes ? passedColor : palette.sheet,
          height,
          passes ? 46 : 26,
        ),
        piece(bar(left + 48, top + 35, length * 0.5, 20), passes ? palette.sheet : palette.detail, height + 0.1, 6),
      ];
    }),
  ],
};
