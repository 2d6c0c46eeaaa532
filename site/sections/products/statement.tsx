import { Band } from '../../ui/band.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import * as styles from './statement.module.css';

export interface StatementProps {
  heading: string;
  paragraphs: string[];
}

/** A heading that says something, and beside it why. */
export function Statement({ heading, paragraphs }: StatementProps) {
  return (
    <Band>
      <Wrap grid className={styles.statement}>
        <h2 className={styles.heading}>{heading}</h2>
        <div className={styles.part}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Wrap>
    </Band>
  );
}
