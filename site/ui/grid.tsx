import type { ComponentProps } from 'react';
import { classes } from './classes.ts';
import * as styles from './wrap.module.css';

/** The twelve columns of the page; each child takes all of them until its section says otherwise. */
export function Grid({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classes(styles.grid, className)} />;
}
