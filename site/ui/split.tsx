import type { ComponentProps, CSSProperties } from 'react';
import { classes } from './classes.ts';
import * as styles from './wrap.module.css';

export interface SplitProps extends Omit<ComponentProps<'div'>, 'style'> {
  /** The lines of the twelve columns where the first child ends and the last begins; one number where that is the same. */
  at: number | readonly [ends: number, begins: number];
  /** How wide the window is before there is room for two: 960 px or 1240. */
  from?: 'desktop' | 'wide';
}

/** Two children side by side, within the page's width: as `Wrap` does it, with columns left free between the two, or in a row. */
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
