import { Band } from '../../ui/band.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import * as styles from './reading-note.module.css';

export interface ReadingNoteProps {
  heading: string;
  paragraphs: string[];
}

/** A note on how to read the cases: a heading with paragraphs beside it. */
export function ReadingNote({ heading, paragraphs }: ReadingNoteProps) {
  return (
    <Band background="haze">
      <Wrap split={5}>
        <SectionHead heading={heading} narrow />
        <div className={styles.text}>
          {paragraphs.map((paragraph) => (
            <p className={styles.paragraph} key={paragraph}>
              {paragraph}
            </p>
          ))}
        </div>
      </Wrap>
    </Band>
  );
}
