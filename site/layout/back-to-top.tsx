import * as language from '#language';
import { arrowUp } from '../ui/icons/arrow-up.ts';
import { Icon } from '../ui/icon.tsx';
import * as styles from './back-to-top.module.css';

/** Appears once the page is scrolled by more than 300 px (inline/mark-scroll.ts marks it). */
export function BackToTop() {
  return (
    <button type="button" className={styles.button} aria-label={language.backToTop} data-back-to-top="">
      <Icon drawing={arrowUp} />
    </button>
  );
}
