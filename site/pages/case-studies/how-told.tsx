import { Band } from '../../ui/band.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import * as styles from './how-told.module.css';

export interface HowToldProps {
  heading: string;
  paragraphs: string[];
}

/** Two columns of text under a heading of their own, such as how to read what follows. */
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
