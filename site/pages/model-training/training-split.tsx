import type { CSSProperties } from 'react';
import { Caption } from '../../ui/caption.tsx';
import { SplitHead } from '../../ui/split-head.tsx';
import { Band } from '../../ui/band.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import { classes } from '../../ui/classes.ts';
import { decimal } from '../../ui/decimal.ts';
import * as styles from './training-split.drawing.module.css';

interface SplitPart {
  name: string;
  count: number;
  text: string;
}

export interface TrainingSplitProps {
  heading: string;
  lead: string;
  paragraphs: string[];
  /** The training data, and the data held out for the test. */
  whole: [SplitPart, SplitPart];
  /** The results on the data held out. */
  exam: [SplitPart, SplitPart, SplitPart];
  caption: string;
}

const sum = (parts: SplitPart[]) => parts.reduce((total, { count }) => total + count, 0);

/** The width and the start of a part of its bar. */
function extent(parts: SplitPart[], index: number): CSSProperties {
  const percent = (some: SplitPart[]) => `${(sum(some) / sum(parts)) * 100}%`;
  return {
    '--share': percent(parts.slice(index, index + 1)),
    '--from': percent(parts.slice(0, index)),
  } as CSSProperties;
}

/** Text, and two bars to scale: all examples, and below it the part that was held out. */
export function TrainingSplit({ heading, lead, paragraphs, whole, exam, caption }: TrainingSplitProps) {
  return (
    <Band>
      <Wrap>
        <SplitHead heading={heading} texts={[lead, ...paragraphs]} />
        <figure className={styles.figure}>
          {[whole, exam].map((parts, row) => (
            <dl key={parts[0].name} className={classes(styles.list, row ? styles.exam : styles.whole)}>
              {parts.map(({ name, count, text }, index) => (
                <div className={styles.part} key={name} style={extent(parts, index)}>
                  <dt className={classes(styles.term, row > 0 && index > 0 && styles.under)}>
                    <b>{decimal(count, 0)}</b> {name}
                  </dt>
                  <dd className={classes(styles.detail, row > 0 && index > 0 && styles.under)}>{text}</dd>
                </div>
              ))}
            </dl>
          ))}
          <Caption>{caption}</Caption>
        </figure>
      </Wrap>
    </Band>
  );
}
