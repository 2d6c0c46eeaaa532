import { SectionHead } from '../../ui/section-head.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import { classes } from '../../ui/classes.ts';
import * as styles from './comparison-rows.module.css';

export interface ComparisonRowsProps {
  heading: string;
  /** Heads the column of topics. */
  topic: string;
  before: string;
  after: string;
  rows: { topic: string; before: string; after: string }[];
}

/** Then and now, topic by topic, as a ruled table; on phones a block a topic. */
export function ComparisonRows({ heading, topic, before, after, rows }: ComparisonRowsProps) {
  return (
    <Wrap className={styles.comparison}>
      <SectionHead heading={heading} />
      <table className={styles.table}>
        <thead className={styles.columns}>
          <tr className={styles.row}>
            <th className={classes(styles.name, styles.thName)} scope="col">
              {topic}
            </th>
            <th className={classes(styles.name, styles.thName)} scope="col">
              {before}
            </th>
            <th className={classes(styles.name, styles.thName)} scope="col">
              {after}
            </th>
          </tr>
        </thead>
        <tbody className={styles.rows}>
          {rows.map((row) => (
            <tr className={styles.row} key={row.topic}>
              <th className={classes(styles.name, styles.comparisonName)} scope="row">
                {row.topic}
              </th>
              <td className={styles.cell} data-column={before}>
                {row.before}
              </td>
              <td className={styles.cell} data-column={after}>
                {row.after}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Wrap>
  );
}
