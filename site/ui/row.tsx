import type { HTMLAttributes } from 'react';
import { classes } from './classes.ts';
import * as styles from './row.module.css';

interface RowProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'li' | 'p' | 'span' | 'ul';
  /** The gap between its children, in units of four pixels. */
  gap?: 1 | 2 | 3 | 4 | 6;
  align?: 'center' | 'end' | 'baseline';
  /** Puts the first child at the left edge, the last at the right. */
  between?: boolean;
  /** Wraps to further lines. */
  wrap?: boolean;
}

/** Children side by side, each as wide as its content. */
export function Row({ as: Tag = 'div', gap, align, between, wrap, className, ...rest }: RowProps) {
  return (
    <Tag
      {...rest}
      className={classes(
        styles.row,
        gap && styles[`gap${gap}`],
        align && styles[align],
        between && styles.between,
        wrap && styles.wrap,
        className,
      )}
    />
  );
}
