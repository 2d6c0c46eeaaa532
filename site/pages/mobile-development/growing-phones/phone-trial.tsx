import { classes } from '../../../ui/classes.ts';
import * as frame from './phone-frame.drawing.module.css';
import { PhoneMembers } from './phone-members.tsx';
import type { PhoneScreen } from './phone-screen.ts';
import * as styles from './phone-trial.drawing.module.css';

/** The screen under test: large type, no signal. */
export function PhoneTrial({ title, time, signal, offline, members }: PhoneScreen) {
  return (
    <div className={classes(frame.phone, styles.trial)}>
      <p className={styles.status}>
        <span>{time}</span>
        <span>{signal}</span>
      </p>
      <b className={classes(frame.title, styles.title)}>{title}</b>
      <p className={styles.offline}>{offline}</p>
      <PhoneMembers members={members} />
    </div>
  );
}
