import { DataTable } from '../../../ui/data-table.tsx';
import * as styles from './chart-table.drawing.module.css';

interface ChartTableProps {
  summary: string;
  head: string[];
  rows: { name: string; cells: string[] }[];
}

/** All numbers of a chart, opened on request: for screen readers, for phones, and for readers who want to check. */
export function ChartTable({ summary, head, rows }: ChartTableProps) {
  return (
    <details className={styles.numbers}>
      <summary className={styles.summary}>{summary}</summary>
      <DataTable label={summary} columns={head} rows={rows} className={styles.table} />
    </details>
  );
}
