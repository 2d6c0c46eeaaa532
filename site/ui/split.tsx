import type { ComponentProps, CSSProperties } from 'react';
import { classes } from './classes.ts';
import * as styles from './wrap.module.css';

interface SplitProps extends Omit<ComponentProps<'div'>, 'style'> {
  /** The grid lines of the page's twelve columns at which the first child ends and the last begins, or one for both. */
  at: number | readonly [ends: number, begins: number];
  /** The breakpoint from which both fit side by side: 960 px or 1240 px. */
  from?: 'desktop' | 'wide';
}

/** Two children side by side within the page's width, as in `Wrap`, but with free columns between them if wanted. */
export function Split({ at, from = 'desktop', className, ...rest }: SplitProps) {
  const [ends, begins] = typeof at === 'number' ? [at, at] : at;
  return (
    <div
      {...rest}
      className={classes(styles.grid, styles[from], className)}
      style={{ '--ends': ends, '--split': begins } as CSSProperties}
    />
  );
}
