import { Wrap } from '../../ui/wrap.tsx';
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
      <h2>{heading}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{topic}</th>
            <th scope="col">{before}</th>
            <th scope="col">{after}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.topic}>
              <th scope="row">{row.topic}</th>
              <td data-column={before}>{row.before}</td>
              <td data-column={after}>{row.after}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Wrap>
  );
}
