import type { CSSProperties } from 'react';
import { Caption } from '../../ui/caption.tsx';
import { classes } from '../../ui/classes.ts';
import { Row } from '../../ui/row.tsx';
import * as styles from './plume-figure.drawing.module.css';

export interface PlumeFigureProps {
  caption: string;
  /** The looks of the plumes, row by row; empty if there are bars. */
  rows: ('solid' | 'soft' | 'hollow')[][];
  /** The lengths of the bars; empty if there are plumes. */
  lengths: number[];
}

/** A small drawing of a way of working: a plume for each item, or a bar for each meeting, the longest highlighted. */
export function PlumeFigure({ caption, rows, lengths }: PlumeFigureProps) {
  const longest = Math.max(...lengths);
  const longestRow = Math.max(0, ...rows.map((row) => row.length));
  return (
    <figure>
      <div className={styles.rows} style={{ '--longest-row': longestRow } as CSSProperties} aria-hidden="true">
        {rows.map((row, rowIndex) => (
          <Row gap={2} key={rowIndex}>
            {row.map((look, index) => (
              <i className={classes(styles.plume, styles[look])} key={index} />
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
