import type { ComponentProps } from 'react';
import * as styles from './badge.module.css';
import { classes } from './classes.ts';
import { groundClass, type Ground } from './ground.ts';

interface BadgeProps extends ComponentProps<'span'> {
  ground: Ground;
}

/** A state or a count on a small plate. */
export function Badge({ ground, className, ...rest }: BadgeProps) {
  return <span {...rest} className={classes(styles.badge, groundClass(ground), className)} />;
}
