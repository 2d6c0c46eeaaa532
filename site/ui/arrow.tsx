import { classes } from './classes.ts';
import * as styles from './arrow.module.css';
import { arrowRight } from './icons/arrow-right.ts';
import { Icon } from './icon.tsx';

/** The arrow of a link. It moves when the link, or a pressable element (pressable.module.css), is hovered or has keyboard focus. */
export function Arrow({ className }: { className?: string | undefined }) {
  return <Icon className={classes(styles.arrow, className)} drawing={arrowRight} />;
}
