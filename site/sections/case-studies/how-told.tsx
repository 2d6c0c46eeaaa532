import { Wrap } from '../../ui/wrap.tsx';
import * as styles from './how-told.module.css';

export interface HowToldProps {
  heading: string;
  paragraphs: string[];
}

/** A passage in two columns under a heading of its own: how something is meant to be read. */
export function HowTold({ heading, paragraphs }: HowToldProps) {
  return (
    <section className={styles.how}>
      <Wrap grid>
        <h2>{heading}</h2>
        <div className={styles.text}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Wrap>
    </section>
  );
}
