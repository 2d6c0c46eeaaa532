import { classes } from './classes.ts';
import * as styles from './arrow.module.css';
import { arrowRight } from './icons/arrow-right.ts';
import { Icon } from './icon.tsx';

/** The arrow of a link. It moves when the link, or an element with a class of pressable.module.css, is hovered. */
export function Arrow({ className }: { className?: string | undefined }) {
  return <Icon className={classes(styles.arrow, className)} drawing={arrowRight} />;
}
