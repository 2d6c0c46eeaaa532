import { classes } from '../../../ui/classes.ts';
import * as styles from './table-figure.module.css';

export interface TableFigureProps {
  /** What the table holds; stands over it. */
  caption: string;
  head: string[];
  /** The first cell of a row is its name. */
  rows: string[][];
  total?: string[] | undefined;
  /** Cells with this word get a plume. */
  marked?: string | undefined;
}

const cells = (row: string[], marked?: string) =>
  row.map((cell, at) =>
    at === 0 ? (
      <th className={styles.name} key={at} scope="row">
        {cell}
      </th>
    ) : (
      <td key={at} className={classes(styles.cell, cell === marked && styles.marked)}>
        {cell}
      </td>
    ),
  );

/** A ruled table, numbers at the right. */
export function TableFigure({ caption, head, rows, total, marked }: TableFigureProps) {
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{caption}</caption>
      <thead>
        <tr>
          {head.map((name) => (
            <th className={classes(styles.name, styles.tableName)} key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row[0]}>{cells(row, marked)}</tr>
        ))}
      </tbody>
      {total && (
        <tfoot>
          <tr>{cells(total)}</tr>
        </tfoot>
      )}
    </table>
  );
}
