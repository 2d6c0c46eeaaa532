import { SectionHead } from '../../ui/section-head.tsx';
import { LabeledTable } from '../../ui/labeled-table.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import * as styles from './comparison-rows.module.css';

interface ComparisonRowsProps {
  heading: string;
  /** The heading of the column of topics. */
  topic: string;
  before: string;
  after: string;
  rows: { topic: string; before: string; after: string }[];
}

/** A comparison of before and after, topic by topic: a ruled table, on phones a block per topic. */
export function ComparisonRows({ heading, topic, before, after, rows }: ComparisonRowsProps) {
  return (
    <Wrap className={styles.comparison}>
      <SectionHead heading={heading} />
      <LabeledTable
        label={heading}
        columns={[topic, before, after]}
        rows={rows.map((row) => ({
          name: row.topic,
          cells: [
            <span key="before" className={styles.before}>
              {row.before}
            </span>,
            <span key="after" className={styles.after}>
              {row.after}
            </span>,
          ],
        }))}
        widths={[24, 38, 38]}
      />
    </Wrap>
  );
}
