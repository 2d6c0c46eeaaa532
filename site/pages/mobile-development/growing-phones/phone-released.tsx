import { classes } from '../../../ui/classes.ts';
import { Picture } from '../../../ui/picture.tsx';
import type { PhoneScreen } from './phone-screen.ts';
import * as frame from './phone-frame.drawing.module.css';
import * as styles from './phone-released.drawing.module.css';

/** The screen as released. */
export function PhoneReleased({ released }: PhoneScreen) {
  return (
    <div className={classes(frame.phone, styles.released)}>
      <Picture file={released} sizes="290px" />
    </div>
  );
}
