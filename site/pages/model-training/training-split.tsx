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
  /** All examples: those for training, and those held out for the test. */
  whole: [SplitPart, SplitPart];
  /** The examples held out, by their result in the test. */
  exam: [SplitPart, SplitPart, SplitPart];
  caption: string;
}

const totalCount = (parts: SplitPart[]) => parts.reduce((total, { count }) => total + count, 0);

const percentOf = (count: number, parts: SplitPart[]) => `${(count / totalCount(parts)) * 100}%`;

/** The width of the part at `index` and its start, as percentages of the bar. */
const partStyle = (parts: SplitPart[], index: number) =>
  ({
    '--share': percentOf(parts[index]!.count, parts),
    '--from': percentOf(totalCount(parts.slice(0, index)), parts),
  }) as CSSProperties;

/** A bar to scale with the names, numbers and texts of its parts. */
function SplitBar({ parts, isExam = false }: { parts: SplitPart[]; isExam?: boolean }) {
  return (
    <dl className={classes(styles.bar, isExam ? styles.exam : styles.whole)}>
      {parts.map(({ name, count, text }, index) => {
        const leaderClass = isExam && index > 0 && styles.withLeader;
        return (
          <div className={styles.part} key={name} style={partStyle(parts, index)}>
            <dt className={classes(styles.name, leaderClass)}>
              <b>{decimal(count, 0)}</b> {name}
            </dt>
            <dd className={classes(styles.text, leaderClass)}>{text}</dd>
          </div>
        );
      })}
    </dl>
  );
}

/** The parts of the first bar as widths of columns, and the start of the part held out, from which the funnel leads. */
const wholeStyle = (whole: TrainingSplitProps['whole']) =>
  ({
    '--training': `${whole[0].count}fr`,
    '--test': `${whole[1].count}fr`,
    '--test-from': percentOf(whole[0].count, whole),
  }) as CSSProperties;

/** Text, and two bars to scale: all examples, and below it those that were held out. */
export function TrainingSplit({ heading, lead, paragraphs, whole, exam, caption }: TrainingSplitProps) {
  return (
    <Band>
      <Wrap>
        <SplitHead heading={heading} texts={[lead, ...paragraphs]} />
        <figure className={styles.figure} style={wholeStyle(whole)}>
          <SplitBar parts={whole} />
          <SplitBar parts={exam} isExam />
          <Caption>{caption}</Caption>
        </figure>
      </Wrap>
    </Band>
  );
}
