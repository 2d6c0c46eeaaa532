import { classes } from '../../../ui/classes.ts';
import * as styles from './chart-table.module.css';

export interface ChartTableProps {
  summary: string;
  head: string[];
  /** The first cell of a row is its name. */
  rows: (string | number)[][];
}

/** All numbers of a chart, opened on request: for those who listen, for phones, and for those who want to check. */
export function ChartTable({ summary, head, rows }: ChartTableProps) {
  return (
    <details className={styles.numbers}>
      <summary className={styles.summary}>{summary}</summary>
      <table className={styles.table}>
        <thead>
          <tr>
            {head.map((name) => (
              <th className={classes(styles.name, styles.numbersName)} key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...values], at) => (
            <tr key={at}>
              <th className={styles.name} scope="row">
                {name}
              </th>
              {values.map((value, index) => (
                <td className={styles.cell} key={index}>
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
