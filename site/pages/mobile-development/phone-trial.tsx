import type { PhoneScreen } from './phone-screen.ts';
import * as styles from './growing-screen.drawing.module.css';
import { PhoneMembers } from './phone-members.tsx';

/** The screen under test: large type, no signal. */
export function PhoneTrial({ title, time, signal, offline, members }: PhoneScreen) {
  return (
    <div className={styles.trial}>
      <p className={styles.status}>
        <span>{time}</span>
        <span>{signal}</span>
      </p>
      <b className={styles.title}>{title}</b>
      <p className={styles.offline}>{offline}</p>
      <PhoneMembers members={members.slice(0, 4)} />
    </div>
  );
}
