import type { CSSProperties } from 'react';
import { Wrap } from '../../ui/wrap.tsx';
import * as styles from './training-split.module.css';

export interface SplitPart {
  name: string;
  count: number;
  text: string;
}

export interface TrainingSplitProps {
  heading: string;
  lead: string;
  paragraphs: string[];
  /** What is learned from, and what is kept back for the examination. */
  whole: [SplitPart, SplitPart];
  /** What became of the part kept back. */
  exam: [SplitPart, SplitPart, SplitPart];
  caption: string;
}

const share = (parts: SplitPart[]) => {
  const total = parts.reduce((sum, { count }) => sum + count, 0);
  return parts.map(({ count }) => ({ '--share': `${(count / total) * 100}%` }) as CSSProperties);
};

/** Words, and two bars to scale: all examples, and the part that was kept back opened below. */
export function TrainingSplit({ heading, lead, paragraphs, whole, exam, caption }: TrainingSplitProps) {
  return (
    <section className={styles.split}>
      <Wrap grid>
        <h2>{heading}</h2>
        <div className={styles.words}>
          <p className={styles.lead}>{lead}</p>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <figure>
          {[whole, exam].map((parts, row) => (
            <dl key={parts[0].name} className={row ? styles.exam : styles.whole}>
              {parts.map(({ name, count, text }, at) => (
                <div key={name} style={share(parts)[at]}>
                  <dt>
                    <b>{count.toLocaleString('en-US')}</b> {name}
                  </dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          ))}
          <figcaption>{caption}</figcaption>
        </figure>
      </Wrap>
    </section>
  );
}
