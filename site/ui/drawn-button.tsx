import type { ComponentProps } from 'react';
import { classes } from './classes.ts';
import * as styles from './drawn-button.module.css';
import { groundClass, type Ground } from './ground.ts';

interface DrawnButtonProps extends ComponentProps<'span'> {
  ground: Ground;
}

/** A button in a drawn screen, not interactive. */
export function DrawnButton({ ground, className, ...rest }: DrawnButtonProps) {
  return <span {...rest} className={classes(styles.button, groundClass(ground), className)} />;
}
