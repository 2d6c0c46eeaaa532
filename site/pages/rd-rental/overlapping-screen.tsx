import { Caption } from '../../ui/caption.tsx';
import { Picture, type PictureFile } from '../../ui/picture.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import * as styles from './overlapping-screen.drawing.module.css';

interface OverlappingScreenProps {
  picture: PictureFile;
  /** The picture for a phone: a part of the screen, large enough to read. */
  phone: PictureFile;
  caption: string;
}

/** A product's screen across the full width, which overlaps the hero above it. */
export function OverlappingScreen({ picture, phone, caption }: OverlappingScreenProps) {
  return (
    <Wrap>
      <figure className={styles.screen}>
        <div className={styles.frame}>
          <Picture
            file={{ ...picture, phone }}
            sizes="(width < 960px) 192vw, (width < 1320px) 134vw, (width < 1400px) 95vw, 1320px"
            phoneSizes="150vw"
            className={styles.picture}
          />
        </div>
        <Caption>{caption}</Caption>
      </figure>
    </Wrap>
  );
}
