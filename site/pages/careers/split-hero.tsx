import type { NamedLink } from '../../sections/named-link.ts';
import { MoreLink } from '../../ui/more-link.tsx';
import { Picture, type PictureFile } from '../../ui/picture.tsx';
import { Title } from '../../ui/title.tsx';
import { above } from '../../ui/space.ts';
import * as styles from './split-hero.module.css';

interface SplitHeroProps {
  heading: string;
  claim: string;
  text: string;
  picture: PictureFile;
  /** The link to the application form. */
  more: NamedLink;
}

/** The top of the careers page: a picture that extends to the window's left edge, text beside it. */
export function SplitHero({ heading, claim, text, picture, more }: SplitHeroProps) {
  return (
    <div className={styles.split}>
      <div className={styles.pictureFrame}>
        <Picture file={picture} sizes="(width >= 960px) 48vw, 100vw" priority className={styles.picture} />
      </div>
      <div className={styles.content}>
        <h1>{heading}</h1>
        <Title size="card" className={above(3)} color="cobalt">
          {claim}
        </Title>
        <p className={styles.text}>{text}</p>
        <p className={styles.more}>
          <MoreLink to={more.link}>{more.name}</MoreLink>
        </p>
      </div>
    </div>
  );
}
