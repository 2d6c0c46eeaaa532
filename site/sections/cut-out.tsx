import { classes } from '../ui/classes.ts';
import { backgroundClass, type Background } from '../ui/background.ts';
import { Picture, type PictureProps } from '../ui/picture.tsx';
import * as styles from './cut-out.module.css';

interface CutOutProps extends Omit<PictureProps, 'className'> {
  /** Crops the picture to a plume (a circle with one sharp corner) of this color. */
  background?: Background;
  /** Whether it is the main picture of a hero, which moves in from a card that led to the page: navigation/change-page.ts. */
  isHeroPicture?: boolean;
  className?: string | undefined;
}

/** A picture with a transparent background. */
export function CutOut({ background, isHeroPicture, className, ...picture }: CutOutProps) {
  return (
    <span
      className={classes(styles.cut, background && styles.plume, background && backgroundClass(background), className)}
      data-hero-picture={isHeroPicture && ''}
    >
      <Picture {...picture} className={styles.image} />
    </span>
  );
}
