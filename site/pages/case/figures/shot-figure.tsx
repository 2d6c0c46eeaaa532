import { Picture, type PictureFile } from '../../../ui/picture.tsx';
import * as styles from './shot-figure.drawing.module.css';

interface ShotFigureProps {
  picture: PictureFile;
}

/** A screenshot. On phones a wide one shows the upper part of its crop for phones. */
export function ShotFigure({ picture }: ShotFigureProps) {
  const wide = picture.width > 2000;
  return (
    <div className={wide ? styles.wide : undefined}>
      <Picture
        file={picture}
        sizes={wide ? 'min(100vw, 1560px)' : '(width > 700px) 560px, 100vw'}
        className={styles.shot}
      />
    </div>
  );
}
