import type { ComponentProps } from 'react';
import * as styles from './badge.module.css';
import { classes } from './classes.ts';
import { backgroundClass, type Background } from './background.ts';

interface BadgeProps extends ComponentProps<'span'> {
  background: Background;
}

/** A state or a count on a small plate. */
export function Badge({ background, className, ...rest }: BadgeProps) {
  return <span {...rest} className={classes(styles.badge, backgroundClass(background), className)} />;
}
