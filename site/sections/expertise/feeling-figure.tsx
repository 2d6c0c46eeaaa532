import type { CSSProperties } from 'react';
import { above } from '../../ui/space.ts';
import * as words from '../../ui/text.module.css';
import { Row } from '../../ui/row.tsx';
import { classes } from '../../ui/classes.ts';
import * as styles from './feeling-figure.module.css';
import type { TechniqueFinds } from './technique-finds.ts';

/** Parts of a text on an axis from negative to positive. */
export function FeelingFigure({ scale, marks }: TechniqueFinds['feelings']) {
  return (
    <div className={styles.feelings}>
      <ul className={styles.axis}>
        {marks.map(({ words, at }) => (
          <li
            key={words}
            className={styles.mark}
            data-side={at < 40 ? 'negative' : at < 78 ? 'mild' : 'positive'}
            style={{ '--at': `${at}%` } as CSSProperties}
          >
            {words}
          </li>
        ))}
      </ul>
      <Row as="p" between className={classes(words.small, words.quiet, above(3))}>
        {scale.map((word) => (
          <span key={word}>{word}</span>
        ))}
      </Row>
    </div>
  );
}
