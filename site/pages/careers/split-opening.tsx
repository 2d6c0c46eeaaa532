import type { NamedLink } from '../../sections/named-link.ts';
import { MoreLink } from '../../ui/more-link.tsx';
import { Picture, type PictureFile } from '../../ui/picture.tsx';
import { Title } from '../../ui/title.tsx';
import { above } from '../../ui/space.ts';
import * as styles from './split-opening.module.css';

interface SplitOpeningProps {
  heading: string;
  claim: string;
  text: string;
  picture: PictureFile;
  /** The link to what visitors can do further down. */
  more: NamedLink;
}

/** The top of a page without a hero: a picture that extends beyond the left edge, text beside it. */
export function SplitOpening({ heading, claim, text, picture, more }: SplitOpeningProps) {
  return (
    <div className={styles.split}>
      <div className={styles.art}>
        <Picture file={picture} sizes="(width >= 960px) 42vw, 100vw" first className={styles.picture} />
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
