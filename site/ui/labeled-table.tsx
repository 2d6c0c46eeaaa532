import type { CSSProperties, ReactNode } from 'react';
import { classes } from './classes.ts';
import * as styles from './labeled-table.module.css';

interface Column {
  name: string;
  /** Of its head and its cells. */
  className?: string | undefined;
}

export interface LabeledTableProps {
  /** For those who listen, where no `caption` stands over it. */
  label?: string;
  caption?: string;
  /** The first stands over the rows' names. */
  columns: readonly (string | Column)[];
  rows: readonly { name: ReactNode; text?: ReactNode; cells: readonly ReactNode[] }[];
  /** Of the columns where there is room, as `grid-template-columns` takes them. */
  widths: string;
  /** The rows' names as small titles, or as bold words of the text. */
  look?: 'titles' | 'words';
  /** Where cells are stacked, the columns' names stand above them, or before those of a word or two, or nowhere. */
  labels?: 'above' | 'before' | 'none';
  /** Only those who listen hear the columns' names over the rows. */
  headless?: boolean;
  /** May set `--stacked`, the columns of a row where `widths` have no room. */
  className?: string | undefined;
}

/** A table of sentences. Where its columns have no room each row is a block, each cell with its column's name. */
export function LabeledTable({
  label,
  caption,
  columns,
  rows,
  widths,
  look = 'titles',
  labels = 'above',
  headless,
  className,
}: LabeledTableProps) {
  const heads = columns.map((column): Column => (typeof column === 'string' ? { name: column } : column));
  return (
    <table
      aria-label={label}
      className={classes(styles.table, styles[look], labels !== 'above' && styles[labels], className)}
      style={{ '--widths': widths } as CSSProperties}
    >
      {caption && <caption className={styles.caption}>{caption}</caption>}
      <thead className={classes(styles.head, !headless && styles.shown)}>
        <tr className={classes(styles.row, styles.heads)}>
          {heads.map((column) => (
            <th key={column.name} scope="col" className={classes(styles.column, column.className)}>
              {column.name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={styles.rows}>
        {rows.map(({ name, text, cells }, row) => (
          <tr key={row} className={styles.row}>
            <th scope="row" className={classes(styles.name, heads[0]?.className)}>
              {name}
              {text}
            </th>
            {cells.map((cell, at) => (
              <td key={at} className={classes(styles.cell, heads[at + 1]?.className)} data-label={heads[at + 1]?.name}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
