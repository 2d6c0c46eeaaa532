import type { CSSProperties, ReactNode } from 'react';
import { classes } from './classes.ts';
import { columnTemplate, type ColumnWidths } from './column-widths.ts';
import * as styles from './labeled-table.module.css';

interface Column {
  name: string;
  /** The class of its heading and its cells. */
  className?: string | undefined;
}

interface LabeledTableProps {
  /** The name for screen readers, if there is no `caption`. */
  label?: string;
  caption?: string;
  /** The first is the heading of the row names. */
  columns: readonly (string | Column)[];
  rows: readonly { name: ReactNode; text?: ReactNode; cells: readonly ReactNode[] }[];
  /** The widths of the columns where they fit. */
  widths: ColumnWidths;
  /** Row names as small titles, or as bold text. */
  look?: 'titles' | 'plain';
  /** The labels of stacked cells: their column's name above them, before them (for cells of a word or two), or not at all. */
  labels?: 'above' | 'before' | 'none';
  /** Shows the column headings to screen readers only. */
  headless?: boolean;
  /** May set `--stacked`, the columns of a row where `widths` do not fit. */
  className?: string | undefined;
}

/** A table of sentences. Where its columns do not fit, each row is a block, and each cell has its column's name. */
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
  const headings = columns.map((column): Column => (typeof column === 'string' ? { name: column } : column));
  return (
    <table
      aria-label={label}
      className={classes(styles.table, styles[look], labels !== 'above' && styles[labels], className)}
      style={{ '--widths': columnTemplate(widths) } as CSSProperties}
    >
      {caption && <caption className={styles.caption}>{caption}</caption>}
      <thead className={classes(styles.head, !headless && styles.shown)}>
        <tr className={classes(styles.row, styles.headRow)}>
          {headings.map((column) => (
            <th key={column.name} scope="col" className={classes(styles.column, column.className)}>
              {column.name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={styles.rows}>
        {rows.map(({ name, text, cells }, row) => (
          <tr key={row} className={styles.row}>
            <th scope="row" className={classes(styles.name, headings[0]?.className)}>
              {name}
              {text}
            </th>
            {cells.map((cell, index) => (
              <td
                key={index}
                className={classes(styles.cell, headings[index + 1]?.className)}
                data-label={headings[index + 1]?.name}
              >
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
