import * as language from '#language';
import { Link } from '../../navigation/link.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Picture, type PictureFile } from '../../ui/picture.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import * as styles from './banner-slide.drawing.module.css';
import type { NamedLink } from '../../sections/named-link.ts';

export interface Banner {
  title: string;
  subTitle: string;
  picture: PictureFile;
  primary: NamedLink;
  secondary: NamedLink;
}

interface BannerSlideProps extends Banner {
  /** Its place among the others, such as `1 of 3`. */
  place: string;
  /** 0 in view, 1 waiting at the right, -1 at the left. */
  side: number;
  /** A picture that is not there is not loaded. */
  hasPicture: boolean;
}

/** One banner: a picture over the whole width, words in its calm lower left. */
export function BannerSlide({
  title,
  subTitle,
  picture,
  primary,
  secondary,
  place,
  side,
  hasPicture,
}: BannerSlideProps) {
  return (
    <div
      role="group"
      aria-roledescription={language.slide}
      aria-label={place}
      inert={side !== 0}
      className={styles.slide}
      style={{ translate: `${side * 100}%` }}
    >
      {hasPicture && <Picture file={picture} sizes="max(100vw, 1280px)" first="in-view" className={styles.art} />}
      <Wrap>
        <h2 className={styles.heading}>{title}</h2>
        <p className={styles.text}>{subTitle}</p>
        <ButtonLink to={primary.link} look="primary">
          {primary.name}
        </ButtonLink>
        <Link to={secondary.link} className={styles.second}>
          {secondary.name}
        </Link>
      </Wrap>
    </div>
  );
}
