import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import * as styles from './data-table.module.css';

interface DataTableProps {
  /** The name for screen readers. */
  label: string;
  /** The first is the heading of the row names. */
  columns: readonly string[];
  rows: readonly { name: string; cells: readonly ReactNode[] }[];
  total?: { name: string; value: string };
  /** 'figures': aligned right. 'marks': centered, with larger row names. */
  look?: 'figures' | 'marks';
  className?: string | undefined;
}

/** A table with a name in each row, under ruled column headings. */
export function DataTable({ label, columns, rows, total, look = 'figures', className }: DataTableProps) {
  return (
    <table className={classes(styles.table, styles[look], className)} aria-label={label}>
      <thead>
        <tr>
          {columns.map((column, index) => (
            <th key={column} scope="col" className={classes(styles.cell, styles.column, !index && styles.first)}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, cells }, row) => (
          <tr key={row}>
            <th scope="row" className={classes(styles.cell, styles.first, styles.name)}>
              {name}
            </th>
            {cells.map((cell, index) => (
              <td key={index} className={styles.cell}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      {total && (
        <tfoot>
          <tr>
            <th scope="row" className={classes(styles.cell, styles.first, styles.total)}>
              {total.name}
            </th>
            <td colSpan={columns.length - 1} className={classes(styles.cell, styles.total)}>
              {total.value}
            </td>
          </tr>
        </tfoot>
      )}
    </table>
  );
}
