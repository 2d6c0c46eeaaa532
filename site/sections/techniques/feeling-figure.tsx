import type { CSSProperties } from 'react';
import { above } from '../../ui/space.ts';
import * as words from '../../ui/text.module.css';
import { Row } from '../../ui/row.tsx';
import { classes } from '../../ui/classes.ts';
import * as styles from './feeling-figure.drawing.module.css';
import * as tall from './upright-feelings.module.css';
import type { TechniqueFinds } from './technique-finds.ts';

type Feeling = TechniqueFinds['feelings']['marks'][number];

/** How much of the axis a letter of a label takes on the narrowest screen, in percent. */
const letter = 3.6;

/** How far past an end of the axis a label may reach, in percent: a little less than the page's edge is away. */
const reach = 4;

/** The share of a label that stands left of its plume on a phone: half, but for one that would run over the page's edge. */
function shiftOnPhone({ words, at }: Feeling): string {
  const extent = words.length * letter;
  const least = 1 - (100 + reach - at) / extent;
  const most = (at + reach) / extent;
  return `${Math.round(100 * Math.min(Math.max(0.5, least), Math.max(least, most)))}%`;
}

const doMeet = (one: Feeling, other: Feeling) =>
  Math.abs(one.at - other.at) < ((one.words.length + other.words.length) / 2) * letter;

export type FeelingFigureProps = TechniqueFinds['feelings'] & {
  /** The axis stands, as high as there is room, with what is good above and what is bad below. */
  upright?: boolean | undefined;
};

/** Parts of a text on an axis from negative to positive. */
export function FeelingFigure({ scale, marks, upright }: FeelingFigureProps) {
  return (
    <div className={classes(styles.feelings, upright && tall.upright)}>
      <ul className={classes(styles.axis, upright && tall.axis)}>
        {marks.map((mark) => {
          const { words, at } = mark;
          const near = marks.filter((other) => other !== mark && other.at < 50 === at < 50 && doMeet(mark, other));
          const isOuter = near.some((other) => Math.abs(other.at - 50) < Math.abs(at - 50));
          return (
            <li
              key={words}
              className={classes(styles.mark, upright && tall.mark)}
              data-side={at < 40 ? 'negative' : at < 50 ? 'doubtful' : at < 78 ? 'mild' : 'positive'}
              data-row={isOuter ? 'upper' : near.length === 0 ? 'only' : at < 50 ? 'after' : 'before'}
              style={{ '--at': `${at}%`, '--shift-on-phone': shiftOnPhone(mark) } as CSSProperties}
            >
              {words}
            </li>
          );
        })}
      </ul>
      <Row as="p" between className={classes(words.small, words.quiet, upright ? tall.scale : above(3))}>
        {scale.map((word) => (
          <span key={word}>{word}</span>
        ))}
      </Row>
    </div>
  );
}
