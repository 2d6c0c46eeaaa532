import { Picture } from '../../ui/picture.tsx';
import type { PhoneScreen } from './phone-screen.ts';
import * as styles from './growing-screen.drawing.module.css';

/** The screen as released. */
export function PhoneReleased({ released }: PhoneScreen) {
  return (
    <div className={styles.released}>
      <Picture file={released} sizes="290px" />
    </div>
  );
}
