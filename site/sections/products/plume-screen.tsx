import { Paragraphs } from '../../ui/paragraphs.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { Band } from '../../ui/band.tsx';
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
    <Band>
      <Wrap className={styles.split}>
        <div>
          <SectionHead heading={heading} /> <Paragraphs texts={paragraphs} />
        </div>
        <div className={styles.plume}>
          <Picture file={screen} sizes="312px" />
        </div>
      </Wrap>
    </Band>
  );
}
