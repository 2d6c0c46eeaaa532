import type { ComponentProps } from 'react';
import { classes } from './classes.ts';
import * as styles from './wrap.module.css';

export interface WrapProps extends ComponentProps<'div'> {
  /** Lays its children on the twelve columns of the page. */
  grid?: boolean;
}

/** The page's width with its margins: 1320 px at most, on very wide screens 1560. */
export function Wrap({ grid, className, ...rest }: WrapProps) {
  return <div {...rest} className={classes(styles.wrap, grid && styles.grid, className)} />;
}
