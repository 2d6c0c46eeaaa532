import { classes } from './classes.ts';
import * as styles from './arrow.module.css';
import { arrowRight } from './icons/arrow-right.ts';
import { Icon } from './icon.tsx';

/** The arrow of a link: it travels when the link, or what pressable.module.css makes one, is pointed at. */
export function Arrow({ className }: { className?: string | undefined }) {
  return <Icon className={classes(styles.arrow, className)} drawing={arrowRight} />;
}
