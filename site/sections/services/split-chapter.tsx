import type { ReactNode } from 'react';
import { Wrap } from '../../ui/wrap.tsx';
import * as styles from './split-chapter.module.css';

export interface SplitChapterProps {
  id: string;
  heading: string;
  lead: string;
  text: string;
  points: { name: string; text: string }[];
  /** The figure on the right half. */
  children: ReactNode;
}

/** A chapter in two halves: words on white, what they are about on a ground that reaches the edge of the page. */
export function SplitChapter({ id, heading, lead, text, points, children }: SplitChapterProps) {
  return (
    <section id={id} className={styles.chapter}>
      <Wrap grid className={styles.grid}>
        <div className={styles.words}>
          <h2>{heading}</h2>
          <p className={styles.lead}>{lead}</p>
          <p className={styles.text}>{text}</p>
          <dl>
            {points.map((point) => (
              <div key={point.name}>
                <dt>{point.name}</dt>
                <dd>{point.text}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div className={styles.figure}>{children}</div>
      </Wrap>
    </section>
  );
}
