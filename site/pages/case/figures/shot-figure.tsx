import { Picture, type PictureFile } from '../../../ui/picture.tsx';
import * as styles from './shot-figure.drawing.module.css';

interface ShotFigureProps {
  picture: PictureFile;
}

/** The width in pixels up to which a screenshot shows a detail; a wider one shows a whole screen. */
const widestDetail = 2000;

/** A screenshot. On a phone, a wide one shows only the upper part of its crop for phones. */
export function ShotFigure({ picture }: ShotFigureProps) {
  const isWide = picture.width > widestDetail;
  return (
    <div className={isWide ? styles.wide : undefined}>
      <Picture
        file={picture}
        sizes={isWide ? 'min(100vw, 1560px)' : '(width > 700px) 560px, 100vw'}
        className={styles.shot}
      />
    </div>
  );
}
