import { classes } from './classes.ts';
import * as styles from './picture.module.css';

/** One crop of a picture: its largest size in pixels, the `srcset` of its AVIF files, and the address of its JPEG. */
interface PictureSource {
  width: number;
  height: number;
  avif: string;
  jpeg: string;
}

export interface PictureFile extends PictureSource {
  alt: string;
  /** The color of its place until it is loaded. */
  color: string;
  /** The crop for windows narrower than 13:10, of a hero 60 vh high: tablets held upright, short phones. */
  tablet?: PictureSource;
  /** The upright crop for windows up to 700 px wide or, beside one for tablets, for those as narrow as 12:25. */
  phone?: PictureSource;
  /** The address of its PlatesFile, with which site/plates/ moves the plates. */
  platesAddress?: string;
}

export interface PictureProps {
  file: PictureFile;
  /** The picture's width in the layout: the `sizes` attribute. */
  sizes: string;
  /** The width in the layout of the crop for phones, if it is not the window's. */
  phoneSizes?: string;
  /**
   * Loads the picture immediately and before others: for the first visible picture of a page. `in-view` loads it only once it
   * is laid out: the preload scanner would load it even where home's document only opens a hash address.
   */
  priority?: boolean | 'in-view';
  /** The path of the page that a card with the picture leads to. That page's own picture then moves in from this one's place. */
  coverOf?: string;
  /**
   * The picture is in a template until a script shows it and turns each `data-media` into `media`: Chromium never frees a
   * document with a template in which a source has `media`.
   */
  inTemplate?: boolean;
  className?: string | undefined;
}

/** A picture in AVIF with a JPEG for old browsers; its space is reserved while it loads. */
export function Picture({ file, sizes, phoneSizes = '100vw', priority, coverOf, inTemplate, className }: PictureProps) {
  const { phone, tablet } = file;
  const media = inTemplate ? 'data-media' : 'media';
  return (
    <picture className={styles.picture}>
      {phone && sourcesOf(phone, phoneSizes, { [media]: tablet ? '(aspect-ratio <= 12/25)' : '(width <= 700px)' })}
      {/* A window narrower than 13:10 is at most 130 vh wide. */}
      {tablet && sourcesOf(tablet, '130vh', { [media]: '(aspect-ratio < 13/10)' })}
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
        {...(priority && { fetchPriority: 'high' })}
        {...(priority !== true && { loading: 'lazy' })}
      />
    </picture>
  );
}

const sourcesOf = ({ width, height, avif, jpeg }: PictureSource, sizes: string, media: Record<string, string>) => {
  const sourceProps = { className: styles.source, ...media, sizes, width, height };
  return (
    <>
      <source {...sourceProps} type="image/avif" srcSet={avif} />
      <source {...sourceProps} srcSet={`${jpeg} ${width}w`} />
    </>
  );
};
