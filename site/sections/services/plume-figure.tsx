import type { CSSProperties } from 'react';
import { Caption } from '../../ui/caption.tsx';
import { classes } from '../../ui/classes.ts';
import { Row } from '../../ui/row.tsx';
import * as styles from './plume-figure.module.css';

export interface PlumeFigureProps {
  caption: string;
  /** How many of each kind, in their order; with `lengths` one bar of each length instead. */
  plumes: { tone: 'solid' | 'soft' | 'hollow'; count: number }[];
  lengths: number[];
}

/** A small picture of a way of working: one plume a thing, or one bar a meeting, the longest hot. */
export function PlumeFigure({ caption, plumes, lengths }: PlumeFigureProps) {
  const longest = Math.max(...lengths);
  return (
    <figure>
      <Row gap={2} wrap className={styles.rows} aria-hidden="true">
        {plumes.map(({ tone, count }, group) => (
          <Row gap={2} key={group}>
            {Array.from({ length: count }, (_, index) => (
              <i className={classes(styles.plume, styles[tone])} key={index} />
            ))}
          </Row>
        ))}
      </Row>
      <Row gap={2} aria-hidden="true">
        {lengths.map((length, index) => (
          <i
            key={index}
            className={classes(styles.bar, length === longest && styles.hot)}
            style={{ '--length': length } as CSSProperties}
          />
        ))}
      </Row>
      <Caption>{caption}</Caption>
    </figure>
  );
}
