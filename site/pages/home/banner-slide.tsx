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
  /** Its accessible name: its position among the others, such as `1 of 3`. */
  label: string;
  /** 0 in view, 1 waiting on the right, -1 on the left: only the first one is in view when the page loads. */
  side: number;
}

/**
 * One banner: a picture over the whole width, text in its plain lower left. The picture of a waiting banner is in a
 * template, so that it is not loaded.
 */
export function BannerSlide({ title, subTitle, picture, primary, secondary, label, side }: BannerSlideProps) {
  const isFirst = side === 0;
  const art = (
    <Picture
      file={picture}
      sizes="max(100vw, 1280px)"
      first={isFirst && 'in-view'}
      inTemplate={!isFirst}
      className={styles.art}
    />
  );
  return (
    <div
      role="group"
      aria-roledescription={language.slide}
      data-banner=""
      aria-label={label}
      inert={!isFirst}
      className={styles.slide}
      style={{ translate: `${side * 100}%` }}
    >
      {isFirst ? art : <template>{art}</template>}
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
