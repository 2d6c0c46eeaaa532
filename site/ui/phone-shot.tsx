import { classes } from './classes.ts';
import * as styles from './phone-shot.module.css';
import { Picture, type PictureProps } from './picture.tsx';

/** A screenshot in a phone frame. */
export function PhoneShot({ className, ...picture }: PictureProps) {
  return <Picture {...picture} className={classes(styles.shot, className)} />;
}
