import { classes } from '../../../ui/classes.ts';
import { PhoneShot } from '../../../ui/phone-shot.tsx';
import type { PictureFile } from '../../../ui/picture.tsx';
import * as plumeBackground from '../../../ui/plume-background.module.css';
import * as styles from './phone-figure.drawing.module.css';

interface PhoneFigureProps {
  picture: PictureFile;
}

/** A phone's screen that rises out of a plume. */
export function PhoneFigure({ picture }: PhoneFigureProps) {
  return (
    <div className={classes(plumeBackground.container, styles.plume)}>
      <PhoneShot file={picture} sizes="350px" className={styles.phone} />
    </div>
  );
}
