import { Picture, type PictureFile } from '../../../ui/picture.tsx';
import { classes } from '../../../ui/classes.ts';
import * as ground from '../../../ui/plume-ground.module.css';
import * as styles from './phone-figure.module.css';

export interface PhoneFigureProps {
  picture: PictureFile;
}

/** A phone's screen that rises out of a plume. */
export function PhoneFigure({ picture }: PhoneFigureProps) {
  return (
    <div className={classes(ground.ground, styles.plume)}>
      <Picture file={picture} sizes="300px" className={styles.screen} />
    </div>
  );
}
