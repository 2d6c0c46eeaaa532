import type { CSSProperties } from 'react';
import { above } from '../../ui/space.ts';
import * as textStyles from '../../ui/text.module.css';
import { Row } from '../../ui/row.tsx';
import { classes } from '../../ui/classes.ts';
import { round } from '../../ui/round.ts';
import * as styles from './feeling-figure.drawing.module.css';
import * as verticalStyles from './vertical-feelings.module.css';
import type { TechniqueFinds } from './technique-finds.ts';

type FeelingFigureProps = TechniqueFinds['feelings'] & {
  /**
   * Makes the axis vertical, as high as there is room, with positive marks above and negative ones below. If no mark is
   * near neutral, the axis is broken there.
   */
  vertical?: boolean | undefined;
};

/** The position of neutral on the scale from 0 to 100. */
const neutral = 50;

/** The position on the scale from 0 to 100 from which a tone below neutral is doubtful, not negative. */
const doubtfulFrom = 40;

/** The position on the scale from 0 to 100 from which a tone is positive, not mild. */
const positiveFrom = 78;

/** The distance, on the scale from 0 to 100, between neutral and the mark nearest to it on a broken axis. */
const distanceAtBreak = 12;

/** Parts of a text on an axis from negative to positive. */
export function FeelingFigure({ scale, marks, vertical }: FeelingFigureProps) {
  const nearest = Math.min(...marks.map(({ at }) => distanceFromNeutral(at)));
  /** The part of the scale that a broken axis leaves out on each side of neutral. */
  const gap = vertical ? Math.max(0, nearest - distanceAtBreak) : 0;
  const axisPosition = (at: number) =>
    neutral + (Math.sign(at - neutral) * (distanceFromNeutral(at) - gap) * neutral) / (neutral - gap);
  const marksOnSide = (at: number) => marks.filter((other) => other.at < neutral === at < neutral);
  const rowOf = (at: number) =>
    marksOnSide(at).filter((other) => distanceFromNeutral(other.at) < distanceFromNeutral(at)).length;
  const isOutermost = (at: number) => rowOf(at) === marksOnSide(at).length - 1;
  return (
    <div className={classes(styles.feelings, vertical && verticalStyles.vertical)}>
      <ul className={classes(styles.axis, vertical && verticalStyles.axis, gap > 0 && verticalStyles.broken)}>
        {marks.map(({ words, at, sentence }) => (
          <li
            key={words}
            className={classes(styles.mark, vertical && verticalStyles.mark)}
            data-tone={toneOf(at)}
            data-outermost={(!vertical && isOutermost(at)) || undefined}
            style={{ '--at': `${round(axisPosition(at), 1)}%`, '--row': rowOf(at) } as CSSProperties}
          >
            <span className={classes(styles.text, vertical && verticalStyles.text)}>{words}</span>
            {vertical && sentence && <q className={verticalStyles.sentence}>{sentence}</q>}
          </li>
        ))}
      </ul>
      <Row
        as="p"
        between
        className={classes(textStyles.small, textStyles.quiet, vertical ? verticalStyles.scale : above(3))}
      >
        {scale.map((word) => (
          <span key={word}>{word}</span>
        ))}
      </Row>
    </div>
  );
}

const distanceFromNeutral = (at: number) => Math.abs(at - neutral);

function toneOf(at: number): 'negative' | 'doubtful' | 'mild' | 'positive' {
  if (at < doubtfulFrom) return 'negative';
  if (at < neutral) return 'doubtful';
  return at < positiveFrom ? 'mild' : 'positive';
}
