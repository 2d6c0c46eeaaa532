import { classes } from '../../../ui/classes.ts';
import * as frame from './phone-frame.drawing.module.css';
import { PhoneMembers } from './phone-members.tsx';
import type { PhoneScreen } from './phone-screen.ts';
import * as styles from './phone-build.drawing.module.css';

/** The screen in its first build: three rows, and below them the code that draws a row. */
export function PhoneBuild({ title, search, members, code }: PhoneScreen) {
  return (
    <div className={classes(frame.phone, styles.build)}>
      <div>
        <b className={frame.title}>{title}</b>
        <span className={frame.field}>{search}</span>
        <PhoneMembers members={members.slice(0, 3)} />
      </div>
      <pre className={styles.code}>{code}</pre>
    </div>
  );
}
