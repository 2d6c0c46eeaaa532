import { classes } from '../../../ui/classes.ts';
import * as parts from './figure-parts.drawing.module.css';
import * as styles from './table-figure.drawing.module.css';

interface TableFigureProps {
  /** What the table contains; shown above it. */
  caption: string;
  head: string[];
  /** The first cell of a row is its name. */
  rows: string[][];
  total?: string[] | undefined;
  /** Cells with this text get a plume. */
  marked?: string | undefined;
}

const cells = (
  row: string[],
  look: { name?: string | undefined; cell?: string | undefined; marked?: string | undefined },
) =>
  row.map((cell, index) =>
    index === 0 ? (
      <th className={classes(styles.cell, styles.first, look.name)} key={index} scope="row">
        {cell}
      </th>
    ) : (
      <td
        key={index}
        className={classes(
          styles.cell,
          look.cell,
          cell === look.marked && classes(parts.plume, parts.filled, styles.marked),
        )}
      >
        {cell}
      </td>
    ),
  );

/** A ruled table with numbers on the right. */
export function TableFigure({ caption, head, rows, total, marked }: TableFigureProps) {
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{caption}</caption>
      <thead>
        <tr>
          {head.map((name, index) => (
            <th className={classes(styles.cell, !index && styles.first, styles.column)} key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row[0]}>{cells(row, { name: styles.name, marked })}</tr>
        ))}
      </tbody>
      {total && (
        <tfoot>
          <tr>{cells(total, { name: styles.total, cell: classes(styles.total, styles.sum) })}</tr>
        </tfoot>
      )}
    </table>
  );
}
