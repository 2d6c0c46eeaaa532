import { Band } from '../../ui/band.tsx';
import { MoreLink } from '../../ui/more-link.tsx';
import { Picture, type PictureFile } from '../../ui/picture.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import * as styles from './case-feature.module.css';

export interface CaseFeatureProps {
  kind: string;
  title: string;
  text: string;
  link: string;
  more: string;
  picture: PictureFile;
}

/** The way to a case: its picture, what it tells; the whole block is the link. */
export function CaseFeature({ kind, title, text, link, more, picture }: CaseFeatureProps) {
  return (
    <Band data-print="none">
      <Wrap className={styles.feature}>
        <Picture file={picture} sizes="(width <= 700px) 90vw, 760px" coverOf={link} />
        <div>
          <p className={styles.text}>{kind}</p>
          <h2>{title}</h2>
          <p className={styles.text}>{text}</p>
          <MoreLink to={link}>{more}</MoreLink>
        </div>
      </Wrap>
    </Band>
  );
}
