import type { ComponentProps } from 'react';
import { classes } from './classes.ts';
import * as styles from './plume-tile.module.css';

export interface PlumeTileProps extends ComponentProps<'span'> {
  ground?: 'cobalt' | 'pine' | 'deep';
}

/** A plume with an icon, a number or initials in it. */
export function PlumeTile({ ground = 'cobalt', className, ...rest }: PlumeTileProps) {
  return <span {...rest} className={classes(styles.tile, styles[ground], className)} />;
}
