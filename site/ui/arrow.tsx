import * as styles from './arrow.module.css';
import { arrowRight } from './icons/arrow-right.ts';
import { Icon } from './icon.tsx';

/** The arrow of a link: it travels when the link is pointed at. */
export function Arrow() {
  return <Icon className={styles.arrow} drawing={arrowRight} />;
}
