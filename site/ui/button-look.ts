import { classes } from './classes.ts';
import * as styles from './button.module.css';

export interface ButtonLook {
  /**
   * `primary` is the main action of a screen; `filled` and `outlined` are for others on light backgrounds, `light` for
   * buttons over pictures.
   */
  look: 'primary' | 'filled' | 'outlined' | 'light';
  small?: boolean;
}

/** The attribute of the primary action, by which forced-colors.css gives it a border. */
export const primaryActionAttribute = ({ look }: ButtonLook) => (look === 'primary' ? { 'data-primary': '' } : {});

/** The classes of a button, or of a link that looks like one. */
export const buttonClasses = ({ look, small }: ButtonLook, className?: string) =>
  classes(styles.button, styles[look], small && styles.small, className);
