import type { CSSProperties } from 'react';
import { above } from '../../ui/space.ts';
import * as textStyles from '../../ui/text.module.css';
import { Row } from '../../ui/row.tsx';
import { classes } from '../../ui/classes.ts';
import * as styles from './feeling-figure.drawing.module.css';
import * as tall from './upright-feelings.module.css';
import type { TechniqueFinds } from './technique-finds.ts';

type FeelingFigureProps = TechniqueFinds['feelings'] & {
  /**
   * Makes the axis vertical, as high as there is room, with positive marks above and negative ones below. It is broken
   * at neutral if no mark is near.
   */
  upright?: boolean | undefined;
};

/** The distance from neutral, of 50, that a broken axis leaves between neutral and the mark nearest to it. */
const leftOfBreak = 12;

/** Parts of a text on an axis from negative to positive. */
export function FeelingFigure({ scale, marks, upright }: FeelingFigureProps) {
  const fromMiddle = (at: number) => Math.abs(at - 50);
  const omitted = upright ? Math.max(0, Math.min(...marks.map(({ at }) => fromMiddle(at))) - leftOfBreak) : 0;
  const onAxis = (at: number) => 50 + (Math.sign(at - 50) * (fromMiddle(at) - omitted) * 50) / (50 - omitted);
  const onSameSide = (at: number) => marks.filter((other) => other.at < 50 === at < 50);
  const rowOf = (at: number) => onSameSide(at).filter((other) => fromMiddle(other.at) < fromMiddle(at)).length;
  return (
    <div className={classes(styles.feelings, upright && tall.upright)}>
      <ul className={classes(styles.axis, upright && tall.axis, omitted > 0 && tall.broken)}>
        {marks.map(({ words, at, sentence }) => (
          <li
            key={words}
            className={classes(styles.mark, upright && tall.mark)}
            data-side={at < 40 ? 'negative' : at < 50 ? 'doubtful' : at < 78 ? 'mild' : 'positive'}
            data-outermost={(!upright && rowOf(at) === onSameSide(at).length - 1) || undefined}
            style={{ '--at': `${Math.round(onAxis(at) * 10) / 10}%`, '--row': rowOf(at) } as CSSProperties}
          >
            <span className={classes(styles.text, upright && tall.text)}>{words}</span>
            {upright && sentence && <q className={tall.sentence}>{sentence}</q>}
          </li>
        ))}
      </ul>
      <Row as="p" between className={classes(textStyles.small, textStyles.quiet, upright ? tall.scale : above(3))}>
        {scale.map((word) => (
          <span key={word}>{word}</span>
        ))}
      </Row>
    </div>
  );
}
