import { DataTable } from '../../../ui/data-table.tsx';
import * as styles from './chart-table.drawing.module.css';

interface ChartTableProps {
  summary: string;
  head: string[];
  /** The first cell of a row is its name. */
  rows: (string | number)[][];
}

/** All numbers of a chart, opened on request: for screen readers, for phones, and for readers who want to check. */
export function ChartTable({ summary, head, rows }: ChartTableProps) {
  return (
    <details className={styles.numbers}>
      <summary className={styles.summary}>{summary}</summary>
      <DataTable
        label={summary}
        columns={head}
        rows={rows.map(([name, ...cells]) => ({ name: String(name), cells }))}
        className={styles.table}
      />
    </details>
  );
}
