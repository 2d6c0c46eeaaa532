import type { ComponentProps } from 'react';
import { classes } from './classes.ts';
import * as styles from './row.module.css';

export interface RowProps extends Omit<ComponentProps<'div'>, 'ref'> {
  as?: 'div' | 'li' | 'p' | 'span' | 'ul';
  /** Between its children, in steps of the space scale: four pixels each. */
  gap?: 1 | 2 | 3 | 4 | 6;
  align?: 'start' | 'center' | 'end' | 'baseline';
  /** The first at the left edge, the last at the right. */
  between?: boolean;
  /** Goes on below where there is no room beside. */
  wrap?: boolean;
}

/** Children one beside the other, each as wide as what is in it. */
export function Row({ as = 'div', gap, align, between, wrap, className, ...rest }: RowProps) {
  const Tag = as as 'div';
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
