import { classes } from '../ui/classes.ts';
import { groundClass, type Ground } from '../ui/ground.ts';
import { Picture, type PictureProps } from '../ui/picture.tsx';
import * as styles from './cut-out.module.css';

interface CutOutProps extends Omit<PictureProps, 'className'> {
  /** Crops the picture to a plume (a circle with one sharp corner) of this color. */
  ground?: Ground;
  className?: string | undefined;
}

/** A picture with a transparent background. */
export function CutOut({ ground, className, ...picture }: CutOutProps) {
  return (
    <span className={classes(styles.cut, ground && styles.plume, ground && groundClass(ground), className)}>
      <Picture {...picture} className={styles.image} />
    </span>
  );
}
