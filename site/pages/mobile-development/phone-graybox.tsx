import type { PhoneScreen } from './phone-screen.ts';
import * as styles from './growing-screen.drawing.module.css';

/** The screen as a gray wireframe with its measurements. */
export function PhoneGraybox({ title, measures }: PhoneScreen) {
  return (
    <div className={styles.gray}>
      <b className={styles.title}>{title}</b>
      <i className={styles.field} />
      <div className={styles.chips}>
        <i className={styles.chip} />
        <i className={styles.chip} />
        <i className={styles.chip} />
      </div>
      {[0, 1, 2, 3].map((row) => (
        <div key={row} className={styles.member}>
          <i className={styles.face} />
          <i className={styles.line} />
          <i className={styles.line} />
        </div>
      ))}
      <em className={styles.across}>{measures[0]}</em>
      <em className={styles.down}>{measures[1]}</em>
    </div>
  );
}
