import type { PhoneScreen } from './phone-build.tsx';
import * as styles from './growing-screen.module.css';

/** The screen in gray with its measures. */
export function PhoneGraybox({ title, measures }: PhoneScreen) {
  return (
    <div className={styles.gray}>
      <b>{title}</b>
      <i className={styles.field} />
      <div className={styles.chips}>
        <i />
        <i />
        <i />
      </div>
      {[0, 1, 2, 3].map((row) => (
        <div key={row} className={styles.member}>
          <i className={styles.face} />
          <i />
          <i />
        </div>
      ))}
      <em>{measures[0]}</em>
      <em>{measures[1]}</em>
    </div>
  );
}
