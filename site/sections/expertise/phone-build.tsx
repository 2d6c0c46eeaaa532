import type { PictureFile } from '../../ui/picture.tsx';
import * as styles from './growing-screen.module.css';
import { PhoneMembers } from './phone-members.tsx';

/** What stands on the screen that grows through the steps. */
export interface PhoneScreen {
  title: string;
  search: string;
  /** Two distances in pixels, as the drawing notes them. */
  measures: [string, string];
  members: { name: string; note: string; picture: PictureFile }[];
  code: string;
  time: string;
  signal: string;
  offline: string;
  released: PictureFile;
}

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
