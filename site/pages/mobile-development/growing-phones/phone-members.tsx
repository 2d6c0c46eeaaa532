import { Picture } from '../../../ui/picture.tsx';
import type { PhoneScreen } from './phone-screen.ts';
import * as styles from './phone-members.drawing.module.css';

/** The people on the screen, one per row. */
export function PhoneMembers({ members }: { members: PhoneScreen['members'] }) {
  return members.map(({ name, note, picture }) => (
    <div key={name} className={styles.member}>
      <Picture file={picture} sizes="50px" className={styles.portrait} />
      <strong className={styles.name}>{name}</strong>
      <small className={styles.note}>{note}</small>
    </div>
  ));
}
