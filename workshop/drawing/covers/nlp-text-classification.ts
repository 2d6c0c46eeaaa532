import { bar, roundedRect } from '../paper/outlines.ts';
import { piece, type Cover } from './cover.ts';

/** The number of words in each tray. */
const wordsPerTray = [3, 1, 4, 2, 3, 5, 1];

/** Words of a text fall into seven trays. */
export const nlpTextClassification: Cover = {
  ground: 'deep',
  motif: (palette) => {
    const left = (tray: number) => -392 + tray * 114;
    return [
      ...wordsPerTray.map((_, tray) =>
        piece(roundedRect(left(tray), -70, 100, 400, [14, 14, 50, 14]), palette.ink, 14 + tray * 0.01, 4),
      ),
      ...wordsPerTray.flatMap((count, tray) =>
        Array.from({ length: count }, (_, word) =>
          piece(
            roundedRect(left(tray) + 12, 260 - word * 64, 76, 50, [25, 25, 25, 8]),
            [palette.body, palette.detail, palette.second][(tray + word) % 3] ?? palette.body,
            30 + tray + word * 0.1,
            24,
          ),
        ),
      ),
      piece(bar(-392, -330, 330, 62), palette.second, 34),
      piece(bar(-36, -330, 150, 62), palette.detail, 35),
      piece(bar(140, -330, 252, 62), palette.second, 36),
      piece(bar(-392, -240, 190, 62), palette.detail, 37),
      piece(bar(-176, -240, 330, 62), palette.second, 38),
      piece(roundedRect(left(6) + 2, -196, 96, 66, [33, 33, 33, 8]), palette.hot, 90),
    ];
  },
};
