import { Wrap } from '../../ui/wrap.tsx';
import * as styles from './sentence-band.module.css';

export interface SentenceBandProps {
  sentence: string;
  text: string;
}

/** One sentence in oversized type. */
export function SentenceBand({ sentence, text }: SentenceBandProps) {
  return (
    <section className={styles.band}>
      <Wrap>
        <h2>{sentence}</h2>
        <p>{text}</p>
      </Wrap>
    </section>
  );
}
