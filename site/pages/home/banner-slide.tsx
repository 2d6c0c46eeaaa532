import * as language from '#language';
import { Link } from '../../navigation/link.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Picture, type PictureFile } from '../../ui/picture.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import { DeferredPicture } from './deferred-picture.tsx';
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
  /** The banner's position as its accessible name, such as `1 of 3`. */
  position: string;
  /** 0 in view, 1 on the right, -1 on the left. When the page loads, only the first banner is in view. */
  side: -1 | 0 | 1;
}

/**
 * A banner: a picture across the full width, with text in its plain lower left. While a banner waits outside the view, its
 * picture is in a template, so that it is not loaded.
 */
export function BannerSlide({ title, subTitle, picture, primary, secondary, position, side }: BannerSlideProps) {
  const isFirst = side === 0;
  const pictureProps = { file: picture, sizes: 'max(100vw, 1280px)', className: styles.picture };
  return (
    <div
      role="group"
      aria-roledescription={language.slide}
      data-banner=""
      aria-label={position}
      inert={!isFirst}
      className={styles.slide}
      style={{ translate: `${side * 100}%` }}
    >
      {isFirst ? <Picture {...pictureProps} priority="in-view" /> : <DeferredPicture {...pictureProps} />}
      <Wrap>
        <h2 className={styles.heading}>{title}</h2>
        <p className={styles.text}>{subTitle}</p>
        <ButtonLink to={primary.link} look="primary">
          {primary.name}
        </ButtonLink>
        <Link to={secondary.link} className={styles.secondaryLink}>
          {secondary.name}
        </Link>
      </Wrap>
    </div>
  );
}
