import * as styles from './growing-screen.drawing.module.css';
import { PhoneMembers } from './phone-members.tsx';
import type { PhoneScreen } from './phone-screen.ts';

/** The screen in its first build, with the code that draws a row. */
export function PhoneBuild({ title, search, members, code }: PhoneScreen) {
  return (
    <div className={styles.build}>
      <div>
        <b className={styles.title}>{title}</b>
        <span className={styles.field}>{search}</span>
        <PhoneMembers members={members.slice(0, 3)} />
      </div>
      <pre className={styles.code}>{code}</pre>
    </div>
  );
}
