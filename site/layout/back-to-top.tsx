import * as language from '#language';
import { arrowUp } from '../ui/icons/arrow-up.ts';
import { Icon } from '../ui/icon.tsx';
import * as styles from './back-to-top.module.css';

/** The button back to the top of the page, which appears after some scrolling: inline/mark-scroll.ts. */
export function BackToTop() {
  return (
    <button type="button" className={styles.button} aria-label={language.backToTop} data-back-to-top="">
      <Icon drawing={arrowUp} />
    </button>
  );
}
