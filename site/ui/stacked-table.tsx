import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import * as styles from './stacked-table.module.css';

export interface StackedTableProps {
  /** For those who listen. */
  label: string;
  /** The one that is a `header` names its row. A class is that of its cells. */
  columns: readonly { name: string; header?: boolean; className?: string | undefined }[];
  rows: readonly (readonly ReactNode[])[];
  /** Lays the cells of a row on a phone, where it is a grid. */
  rowClassName?: string | undefined;
}

/** A table whose rows are blocks of text on a phone, where only those who listen hear its column heads. */
export function StackedTable({ label, columns, rows, rowClassName }: StackedTableProps) {
  return (
    <table className={styles.table} aria-label={label}>
      <thead className={styles.columns}>
        <tr>
          {columns.map(({ name }) => (
            <th className={styles.column} key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, at) => (
          <tr className={classes(styles.row, rowClassName)} key={at}>
            {columns.map(({ name, header, className }, column) => {
              const look = classes(styles.cell, className);
              return header ? (
                <th className={look} key={name} scope="row">
                  {cells[column]}
                </th>
              ) : (
                <td className={look} key={name}>
                  {cells[column]}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
