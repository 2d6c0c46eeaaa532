import type { ComponentProps, CSSProperties } from 'react';
import { classes } from './classes.ts';
import { Grid } from './grid.tsx';
import * as styles from './split.module.css';

export interface SplitProps extends Omit<ComponentProps<'div'>, 'style'> {
  /** The lines of the twelve columns where the first child ends and the second begins; one number where that is the same. */
  at: number | readonly [ends: number, begins: number];
  /** From 960 px on, or from 1240. */
  from?: 'early' | 'late';
}

/** Two children side by side where there is room, else one below the other; others below them, over the whole width. */
export function Split({ at, from = 'early', className, ...rest }: SplitProps) {
  const [ends, begins] = typeof at === 'number' ? [at, at] : at;
  return (
    <Grid
      {...rest}
      className={classes(styles.split, styles[from], className)}
      style={{ '--ends': ends, '--begins': begins } as CSSProperties}
    />
  );
}
