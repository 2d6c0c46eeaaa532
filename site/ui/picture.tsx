import { classes } from './classes.ts';
import * as styles from './picture.module.css';

/** One crop of a picture in its widths. Sizes in pixels. */
export interface PictureSource {
  width: number;
  height: number;
  avif: string;
  jpeg: string;
}

export interface PictureFile extends PictureSource {
  alt: string;
  color: string;
  /** The portrait crop shown up to 700 px. */
  phone?: PictureSource;
  /** The address of its PlatesFile, with which site/plates/ moves the plates. */
  plates?: string;
}

export interface PictureProps {
  file: PictureFile;
  /** Its width in the layout: the `sizes` attribute. */
  sizes: string;
  /**
   * For the first visible picture of a page: loads immediately and before others. `in-view`: only once it is laid out, because
   * the preload scanner would also load it where home's document only opens a hash address.
   */
  first?: boolean | 'in-view';
  /** On a card: the path of the page it leads to. The view transition to that page begins with this picture. */
  coverOf?: string;
  /**
   * It stands in a template until a script shows it, which then makes `media` of each `data-media`: Chromium never frees a
   * document with a template in which a source has `media`.
   */
  inTemplate?: boolean;
  className?: string | undefined;
}

/** A picture in AVIF with a JPEG for old browsers; its space is reserved while it loads. */
export function Picture({ file, sizes, first, coverOf, inTemplate, className }: PictureProps) {
  const { phone } = file;
  const onPhones = { [inTemplate ? 'data-media' : 'media']: '(width <= 700px)' };
  return (
    <picture className={styles.picture}>
      {phone && (
        <source
          className={styles.source}
          {...onPhones}
          type="image/avif"
          srcSet={phone.avif}
          sizes="100vw"
          width={phone.width}
          height={phone.height}
        />
      )}
      {phone && (
        <source
          className={styles.source}
          {...onPhones}
          srcSet={`${phone.jpeg} ${phone.width}w`}
          sizes="100vw"
          width={phone.width}
          height={phone.height}
        />
      )}
      <source className={styles.source} type="image/avif" srcSet={file.avif} sizes={sizes} />
      <img
        className={classes(styles.image, className)}
        src={file.jpeg}
        alt={file.alt}
        width={file.width}
        height={file.height}
        style={{ backgroundColor: file.color }}
        decoding="async"
        data-cover-of={coverOf}
        {...(first && { fetchPriority: 'high' })}
        {...(first !== true && { loading: 'lazy' })}
      />
    </picture>
  );
}
