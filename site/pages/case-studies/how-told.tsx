import { Band } from '../../ui/band.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import * as styles from './how-told.module.css';

export interface HowToldProps {
  heading: string;
  paragraphs: string[];
}

/** A passage in two columns under a heading of its own: how something is meant to be read. */
export function HowTold({ heading, paragraphs }: HowToldProps) {
  return (
    <Band ground="haze">
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
