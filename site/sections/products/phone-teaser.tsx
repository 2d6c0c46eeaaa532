import { MoreLink } from '../../ui/more-link.tsx';
import { Picture, type PictureFile } from '../../ui/picture.tsx';
import type { NamedLink } from '../named-link.ts';
import * as styles from './phone-teaser.module.css';

export interface PhoneTeaserProps {
  heading: string;
  text: string;
  more: NamedLink;
  screen: PictureFile;
}

/** A product on a phone that rises from a plume; words below. */
export function PhoneTeaser({ heading, text, more, screen }: PhoneTeaserProps) {
  return (
    <article className={styles.teaser}>
      <div className={styles.plume}>
        <Picture file={screen} sizes="276px" />
      </div>
      <h2>{heading}</h2>
      <p className={styles.text}>{text}</p>
      <MoreLink to={more.link}>{more.name}</MoreLink>
    </article>
  );
}
