import { arrowUp } from '../ui/icons/arrow-up.ts';
import { Icon } from '../ui/icon.tsx';
import * as styles from './back-to-top.module.css';

const toTop = () => {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  scrollTo({ top: 0, behavior: calm ? 'instant' : 'smooth' });
};

/** Appears once the page is scrolled by more than 300 px (start-late.ts marks it). */
export function BackToTop() {
  return (
    <button type="button" className={styles.button} aria-label="Back to top" onClick={toTop}>
      <Icon drawing={arrowUp} />
    </button>
  );
}
