import { Band } from '../../ui/band.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import * as styles from './sentence-band.module.css';

export interface SentenceBandProps {
  sentence: string;
  text: string;
}

/** One sentence in oversized type. */
export function SentenceBand({ sentence, text }: SentenceBandProps) {
  return (
    <Band ground="mist">
      <Wrap>
        <h2 className={styles.sentence}>{sentence}</h2> <p className={styles.text}>{text}</p>
      </Wrap>
    </Band>
  );
}
