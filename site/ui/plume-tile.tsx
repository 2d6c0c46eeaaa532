import type { ComponentProps } from 'react';
import { classes } from './classes.ts';
import { backgroundClass, type Background } from './background.ts';
import * as styles from './plume-tile.module.css';

interface PlumeTileProps extends ComponentProps<'span'> {
  background?: Background;
  /** 32 or 40 pixels wide, in the text typeface; 48 by default. */
  size?: 'small' | 'medium';
}

/** A plume with an icon, a number or initials in it. */
export function PlumeTile({ background = 'cobalt', size, className, ...rest }: PlumeTileProps) {
  return (
    <span {...rest} className={classes(styles.tile, backgroundClass(background), size && styles[size], className)} />
  );
}
