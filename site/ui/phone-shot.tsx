import { classes } from './classes.ts';
import * as styles from './phone-shot.module.css';
import { Picture, type PictureProps } from './picture.tsx';

/** The picture of a screen in its phone. */
export function PhoneShot({ className, ...picture }: PictureProps) {
  return <Picture {...picture} className={classes(styles.shot, className)} />;
}
