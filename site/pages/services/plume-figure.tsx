import type { CSSProperties } from 'react';
import { Caption } from '../../ui/caption.tsx';
import { classes } from '../../ui/classes.ts';
import { Row } from '../../ui/row.tsx';
import * as styles from './plume-figure.drawing.module.css';

export interface PlumeFigureProps {
  caption: string;
  /** The plumes row by row, of equal size; with `lengths`, a bar of each length instead. */
  rows: ('solid' | 'soft' | 'hollow')[][];
  lengths: number[];
}

/** A small drawing of a way of working: one plume per thing, or one bar per meeting, the longest filled. */
export function PlumeFigure({ caption, rows, lengths }: PlumeFigureProps) {
  const longest = Math.max(...lengths);
  const most = Math.max(0, ...rows.map((row) => row.length));
  return (
    <figure>
      <div className={styles.rows} style={{ '--most': most } as CSSProperties} aria-hidden="true">
        {rows.map((row, index) => (
          <Row gap={2} key={index}>
            {row.map((tone, index) => (
              <i className={classes(styles.plume, styles[tone])} key={index} />
            ))}
          </Row>
        ))}
      </div>
      <Row gap={2} aria-hidden="true">
        {lengths.map((length, index) => (
          <i
            key={index}
            className={classes(styles.bar, length === longest && styles.longest)}
            style={{ '--length': length } as CSSProperties}
          />
        ))}
      </Row>
      <Caption>{caption}</Caption>
    </figure>
  );
}
