import { classes } from './classes.ts';
import * as styles from './picture.module.css';

/** One drawing in its widths. Sizes in pixels. */
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
  /** The address of where its plates lie: what lets them move is site/plates/. */
  plates?: string;
}

export interface PictureProps {
  file: PictureFile;
  /** The width it takes in the layout, as the `sizes` attribute says it. */
  sizes: string;
  /**
   * The one picture of a page that is seen first: loads at once and before others. `in-view`: once it is laid out, so that
   * it stays unloaded in home's document when that only opens a hash address (a browser reads ahead for others).
   */
  first?: boolean | 'in-view';
  /** The path of the page that it stands for on a card: on a step there it becomes what that page opens with. */
  coverOf?: string;
  className?: string | undefined;
}

/** A picture in AVIF with a JPEG for old browsers, its room kept while it loads. */
export function Picture({ file, sizes, first, coverOf, className }: PictureProps) {
  const { phone } = file;
  return (
    <picture className={styles.picture}>
      {phone && (
        <source
          className={styles.source}
          media="(width <= 700px)"
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
          media="(width <= 700px)"
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
