import type { CSSProperties } from 'react';
import { Caption } from '../../ui/caption.tsx';
import { SplitHead } from '../../ui/split-head.tsx';
import { Band } from '../../ui/band.tsx';
import { decimal } from '../../ui/decimal.ts';
import { Wrap } from '../../ui/wrap.tsx';
import * as styles from './scored-review.module.css';

export interface ScoredReviewProps {
  heading: string;
  lead: string;
  text: string;
  /** The review's author and where it was published. */
  source: string;
  /** The review's sentences; `part` is the part of the business that a sentence is about, `score` from -1 to 1. */
  sentences: { words: string; part: string; score: number }[];
  average: string;
  caption: string;
}

/** A score with its sign: +0.80, −0.55, 0.00. */
function formatScore(score: number) {
  const digits = decimal(Math.abs(score), 2);
  if (Math.round(score * 100) === 0) return digits;
  return score > 0 ? `+${digits}` : `−${digits}`;
}

/** One review, sentence by sentence, each with a bar to the left or right of a center line. */
export function ScoredReview({ heading, lead, text, source, sentences, average, caption }: ScoredReviewProps) {
  return (
    <Band>
      <Wrap>
        <SplitHead heading={heading} texts={[lead, text]} />
        <figure className={styles.figure}>
          <p className={styles.source}>{source}</p>
          <ul className={styles.list}>
            {sentences.map(({ words, part, score }) => (
              <li className={styles.item} key={words} style={{ '--magnitude': Math.abs(score) } as CSSProperties}>
                <p className={styles.text}>{words}</p>
                <span className={score < 0 ? styles.negative : styles.positive}>
                  <b className={styles.score}>{formatScore(score)}</b> {part}
                </span>
              </li>
            ))}
          </ul>
          <p className={styles.average}>{average}</p>
          <Caption className={styles.caption}>{caption}</Caption>
        </figure>
      </Wrap>
    </Band>
  );
}
