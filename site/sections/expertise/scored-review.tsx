import type { CSSProperties } from 'react';
import { Wrap } from '../../ui/wrap.tsx';
import * as styles from './scored-review.module.css';

export interface ScoredReviewProps {
  heading: string;
  lead: string;
  text: string;
  /** Above the review: who wrote where. */
  source: string;
  /** The review sentence by sentence; `score` from -1 to 1. */
  sentences: { words: string; part: string; score: number }[];
  average: string;
  caption: string;
}

const signed = (score: number) => (score > 0 ? '+' : score < 0 ? '−' : '') + Math.abs(score).toFixed(2);

/** One review read aloud sentence by sentence, each with its bar left or right of a middle line. */
export function ScoredReview({ heading, lead, text, source, sentences, average, caption }: ScoredReviewProps) {
  return (
    <section className={styles.review}>
      <Wrap>
        <div className={styles.head}>
          <h2>{heading}</h2>
          <div>
            <p className={styles.lead}>{lead}</p>
            <p>{text}</p>
          </div>
        </div>
        <figure>
          <p className={styles.source}>{source}</p>
          <ul>
            {sentences.map(({ words, part, score }) => (
              <li key={part} style={{ '--size': Math.abs(score) } as CSSProperties}>
                <p>{words}</p>
                <span className={score < 0 ? styles.against : styles.favour}>
                  <b>{signed(score)}</b> {part}
                </span>
              </li>
            ))}
          </ul>
          <p className={styles.average}>{average}</p>
          <figcaption>{caption}</figcaption>
        </figure>
      </Wrap>
    </section>
  );
}
