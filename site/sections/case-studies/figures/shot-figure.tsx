import { Picture, type PictureFile } from '../../../ui/picture.tsx';
import * as styles from './shot-figure.module.css';

export interface ShotFigureProps {
  picture: PictureFile;
}

/** A screen as it is. On phones a wide one keeps a size at which it can be read and runs off the edge. */
export function ShotFigure({ picture }: ShotFigureProps) {
  const wide = picture.width > 2000;
  return (
    <div className={wide ? styles.wide : undefined}>
      <Picture
        file={picture}
        sizes={wide ? 'max(640px, min(100vw, 1320px))' : '(width > 700px) 430px, 100vw'}
        className={styles.shot}
      />
    </div>
  );
}
