import { Caption } from '../../ui/caption.tsx';
import { classes } from '../../ui/classes.ts';
import { Picture, type PictureFile } from '../../ui/picture.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import * as styles from './page-picture.module.css';

export interface PagePictureProps {
  id?: string | undefined;
  picture: PictureFile;
  caption?: string | undefined;
  /** Whether only the page's heading is above it. */
  isFirst?: boolean | undefined;
}

/** A picture between text sections, as wide as the page; an upright one is narrower. */
export function PagePicture({ id, picture, caption, isFirst = false }: PagePictureProps) {
  // Leaves out the crops for phones and tablets, which are made for a hero with text.
  const { phone: _, tablet: __, ...file } = picture;
  const isUpright = picture.height > picture.width;
  return (
    <section id={id}>
      <Wrap>
        <figure className={classes(styles.figure, isUpright && styles.upright)}>
          <Picture
            file={file}
            sizes={isUpright ? '(width > 700px) 560px, 100vw' : '(width >= 1440px) 81.25vw, 100vw'}
            priority={isFirst}
            className={styles.image}
          />
          {caption && <Caption>{caption}</Caption>}
        </figure>
      </Wrap>
    </section>
  );
}
