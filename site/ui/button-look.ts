import { classes } from './classes.ts';
import * as styles from './button.module.css';

export interface ButtonLook {
  /** `hot` on dark grounds, `filled` and `outlined` on light ones, `light` over pictures. */
  look: 'hot' | 'filled' | 'outlined' | 'light';
  small?: boolean;
}

/** The classes of a button, or of a link that looks like one. */
export const buttonClasses = ({ look, small }: ButtonLook, className?: string) =>
  classes(styles.button, styles[look], small && styles.small, className);
