import type { ComponentProps } from 'react';
import { classes } from './classes.ts';
import * as styles from './drawn-button.module.css';
import { backgroundClass, type Background } from './background.ts';

interface DrawnButtonProps extends ComponentProps<'span'> {
  background: Background;
}

/** A button in a drawn screen, not interactive. */
export function DrawnButton({ background, className, ...rest }: DrawnButtonProps) {
  return <span {...rest} className={classes(styles.button, backgroundClass(background), className)} />;
}
