import { Band } from '../../ui/band.tsx';
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
      <Wrap grid>
        <h2 className={styles.heading}>{heading}</h2>
        <div className={styles.text}>
          {paragraphs.map((paragraph) => (
            <p className={styles.pText} key={paragraph}>
              {paragraph}
            </p>
          ))}
        </div>
      </Wrap>
    </Band>
  );
}
