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
      <Wrap split={7} from="tablet" className={styles.statement}>
        <h2>{heading}</h2>
        <div className={styles.paragraphs}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Wrap>
    </Band>
  );
}
