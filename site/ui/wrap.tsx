import type { ComponentProps, CSSProperties } from 'react';
import { classes } from './classes.ts';
import * as styles from './wrap.module.css';

interface WrapProps extends ComponentProps<'div'> {
  /** Places its children on the page's twelve columns. */
  grid?: boolean;
  /** Places the first and the last child side by side: the grid line, 2 to 12, at which the last one begins. */
  split?: number;
  /** The breakpoint from which both fit side by side: above 700 px, from 960 px or from 1240 px. */
  from?: 'tablet' | 'desktop' | 'wide';
}

/** The page's width between its margins: at most 1320 px, on very wide screens 1560. */
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
