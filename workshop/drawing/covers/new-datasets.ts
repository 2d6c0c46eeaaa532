import { arc, bar, roundedRect, plume, type Outline } from '../paper/outlines.ts';
import { piece, type Cover } from './cover.ts';

const tabWidth = 190;
const tabHeight = 60;
const cornerRadius = 34;

/** An index card from its upper left corner, its tab `tab` px to the right. */
const card = (left: number, top: number, width: number, height: number, tab: number): Outline => [
  ...arc(left + cornerRadius, top + cornerRadius, cornerRadius, 180, 270, 12),
  [left + tab, top],
  ...arc(left + tab + cornerRadius, top - tabHeight + cornerRadius, cornerRadius, 180, 270, 12),
  ...arc(left + tab + tabWidth - cornerRadius, top - tabHeight + cornerRadius, cornerRadius, 270, 360, 12),
  [left + tab + tabWidth, top],
  ...arc(left + width - cornerRadius, top + cornerRadius, cornerRadius, 270, 360, 12),
  [left + width, top + height],
  [left, top + height],
];

/** A drawer of index cards; the rearmost is new. */
export const newDatasets: Cover = {
  ground: 'pine',
  motif: (palette) => {
    const cards = [
      { color: palette.hot, tab: 60 },
      { color: palette.soft, tab: 380 },
      { color: palette.second, tab: 150 },
      { color: palette.body, tab: 440 },
      { color: palette.detail, tab: 46 },
    ];
    return [
      ...cards.map(({ color, tab }, order) => {
        const outline = card(-310 - order * 12, -276 + order * 74, 620 + order * 24, 400 - order * 54, tab);
        return piece(outline, color, 20 + order * 12, 26);
      }),
      piece(roundedRect(-392, 96, 784, 200, [18, 18, 60, 14]), palette.sheet, 84),
      piece(bar(-150, 142, 200, 36), palette.second, 88, 8),
      piece(plume(120, 160, 78, 135), palette.ink, 88.1, 8),
      piece(bar(-150, 206, 130, 36), palette.body, 88.2, 8),
    ];
  },
};
