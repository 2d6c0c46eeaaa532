import { Picture, type PictureFile } from '../../ui/picture.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import * as styles from './plume-screen.module.css';

export interface PlumeScreenProps {
  heading: string;
  /** The first leads, the second explains. */
  paragraphs: string[];
  screen: PictureFile;
}

/** A moment everybody knows, told beside the phone that helps. */
export function PlumeScreen({ heading, paragraphs, screen }: PlumeScreenProps) {
  return (
    <section>
      <Wrap className={styles.split}>
        <div>
          <h2>{heading}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <div className={styles.plume}>
          <Picture file={screen} sizes="312px" />
        </div>
      </Wrap>
    </section>
  );
}
