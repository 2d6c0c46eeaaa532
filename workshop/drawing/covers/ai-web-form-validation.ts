import { bar, roundedRect, plume, strip } from '../paper/outlines.ts';
import { piece, type Cover } from './cover.ts';

/** The widths of the texts in the form's fields. */
const answers = [300, 352, 180, 330];

/** A form of four fields, one of them with an error. */
export const aiWebFormValidation: Cover = {
  ground: 'haze',
  motif: (palette) => [
    piece(roundedRect(-340, -345, 560, 690, [56, 56, 56, 12]), palette.sheet, 26),
    ...answers.flatMap((length, row) => {
      const top = -278 + row * 146;
      const hasError = row === 2;
      return [
        piece(roundedRect(-278, top, 436, 112, [32, 32, 32, 8]), hasError ? '#ffe1d3' : '#e4edfb', 34 + row * 0.1, 8),
        piece(bar(-244, top + 36, length, 40), hasError ? palette.hot : palette.detail, 42 + row * 0.1, 16),
      ];
    }),
    piece(plume(222, 148, 330, 135), palette.body, 72),
    piece(
      strip(
        [
          [130, 152],
          [196, 218],
          [320, 72],
        ],
        44,
      ),
      palette.sheet,
      84,
      18,
    ),
  ],
};
