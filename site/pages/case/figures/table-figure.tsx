import { classes } from '../../../ui/classes.ts';
import * as parts from './figure-parts.drawing.module.css';
import * as styles from './table-figure.drawing.module.css';

interface TableFigureProps {
  /** The table's subject, shown above it. */
  caption: string;
  head: string[];
  /** The first cell of a row is its name. */
  rows: string[][];
  total?: string[] | undefined;
  /** Values of `rows` with this text get a plume. */
  marked?: string | undefined;
}

interface TableRowProps {
  /** The name, then the values. */
  cells: string[];
  nameClass?: string | undefined;
  valueClass?: string | undefined;
  marked?: string | undefined;
}

/** A row of the table; a value that equals `marked` gets a plume. */
function TableRow({ cells: [name, ...values], nameClass, valueClass, marked }: TableRowProps) {
  return (
    <tr>
      <th className={classes(styles.cell, styles.first, nameClass)} scope="row">
        {name}
      </th>
      {values.map((value, index) => (
        <td
          key={index}
          className={classes(
            styles.cell,
            valueClass,
            value === marked && classes(parts.plume, parts.filled, styles.marked),
          )}
        >
          {value}
        </td>
      ))}
    </tr>
  );
}

/** A ruled table with numbers on the right. */
export function TableFigure({ caption, head, rows, total, marked }: TableFigureProps) {
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{caption}</caption>
      <thead>
        <tr>
          {head.map((name, index) => (
            <th className={classes(styles.cell, index === 0 && styles.first, styles.column)} key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <TableRow key={row[0]} cells={row} nameClass={styles.name} marked={marked} />
        ))}
      </tbody>
      {total && (
        <tfoot>
          <TableRow cells={total} nameClass={styles.total} valueClass={classes(styles.total, styles.sum)} />
        </tfoot>
      )}
    </table>
  );
}
