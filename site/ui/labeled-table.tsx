import type { CSSProperties, ReactNode } from 'react';
import { classes } from './classes.ts';
import * as styles from './labeled-table.module.css';

export interface LabeledTableProps {
  /** For those who listen, where no `caption` stands over it. */
  label?: string;
  caption?: string;
  /** The first stands over the rows' names. */
  columns: readonly string[];
  rows: readonly { name: string; text?: ReactNode; cells: readonly ReactNode[] }[];
  /** Of the columns where there is room, as `grid-template-columns` takes them. */
  widths: string;
  /** The rows' names as small titles, or as bold words of the text. */
  look?: 'titles' | 'words';
  /** Cells are a word or two: where they are stacked the columns' names stand before them rather than above. */
  short?: boolean;
  className?: string | undefined;
}

/** A table of sentences. Where its columns have no room each row is a block, each cell with its column's name above it. */
export function LabeledTable({
  label,
  caption,
  columns,
  rows,
  widths,
  look = 'titles',
  short,
  className,
}: LabeledTableProps) {
  return (
    <table
      aria-label={label}
      className={classes(styles.table, styles[look], short && styles.short, className)}
      style={{ '--widths': widths } as CSSProperties}
    >
      {caption && <caption className={styles.caption}>{caption}</caption>}
      <thead className={styles.head}>
        <tr className={classes(styles.row, styles.heads)}>
          {columns.map((column) => (
            <th key={column} scope="col" className={styles.column}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={styles.rows}>
        {rows.map(({ name, text, cells }) => (
          <tr key={name} className={styles.row}>
            <th scope="row" className={styles.name}>
              {name}
              {text}
            </th>
            {cells.map((cell, at) => (
              <td key={at} className={styles.cell} data-label={columns[at + 1]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
