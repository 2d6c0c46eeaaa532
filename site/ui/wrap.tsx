import type { ComponentProps, CSSProperties } from 'react';
import { classes } from './classes.ts';
import * as styles from './wrap.module.css';

export interface WrapProps extends ComponentProps<'div'> {
  /** Lays its children on the twelve columns of the page. */
  grid?: boolean;
  /** Lays the first and the last child side by side on them: the line of the grid, 2 to 12, on which the last begins. */
  split?: number;
  /** How wide the window is before there is room for two: more than 700 px, 960 or 1240. */
  from?: 'tablet' | 'desktop' | 'wide';
}

/** The page's width with its margins: 1320 px at most, on very wide screens 1560. */
export function Wrap({ grid, split, from = 'desktop', className, style, ...rest }: WrapProps) {
  return (
    <div
      {...rest}
      className={classes(
        styles.wrap,
        (grid || split !== undefined) && styles.grid,
        split !== undefined && styles[from],
        className,
      )}
      style={split === undefined ? style : ({ ...style, '--split': split } as CSSProperties)}
    />
  );
}
