import { Paragraphs } from '../../ui/paragraphs.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { Band } from '../../ui/band.tsx';
import { PhoneShot } from '../../ui/phone-shot.tsx';
import type { PictureFile } from '../../ui/picture.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import { classes } from '../../ui/classes.ts';
import * as plumeBackground from '../../ui/plume-background.module.css';
import * as styles from './plume-screen.drawing.module.css';

interface PlumeScreenProps {
  heading: string;
  /** The lead, then an explanation. */
  paragraphs: string[];
  screen: PictureFile;
}

/** A situation in words and, beside it, a phone with the screen that resolves it. */
export function PlumeScreen({ heading, paragraphs, screen }: PlumeScreenProps) {
  return (
    <Band>
      <Wrap split={8} from="tablet" className={styles.split}>
        <div className={styles.text}>
          <SectionHead heading={heading} /> <Paragraphs texts={paragraphs} />
        </div>
        <div className={classes(plumeBackground.container, styles.plume)}>
          <PhoneShot file={screen} sizes="324px" className={styles.shot} />
        </div>
      </Wrap>
    </Band>
  );
}
