import { classes } from '../../../ui/classes.ts';
import * as frame from './phone-frame.drawing.module.css';
import * as row from './phone-members.drawing.module.css';
import type { PhoneScreen } from './phone-screen.ts';
import * as styles from './phone-graybox.drawing.module.css';

/** The screen as a wireframe with two of its measurements. */
export function PhoneGraybox({ title, measures }: PhoneScreen) {
  return (
    <div className={classes(frame.phone, styles.graybox)}>
      <b className={frame.title}>{title}</b>
      <i className={classes(frame.field, styles.blank)} />
      <div className={styles.chips}>
        <i className={styles.chip} />
        <i className={styles.chip} />
        <i className={styles.chip} />
      </div>
      {[0, 1, 2, 3].map((member) => (
        <div key={member} className={row.member}>
          <i className={classes(row.portrait, styles.blank)} />
          <i className={styles.line} />
          <i className={styles.line} />
        </div>
      ))}
      <em className={styles.across}>{measures[0]}</em>
      <em className={styles.down}>{measures[1]}</em>
    </div>
  );
}
