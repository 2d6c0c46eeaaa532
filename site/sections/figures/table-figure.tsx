import * as styles from './table-figure.module.css';

export interface TableFigureProps {
  /** What the table holds; stands over it. */
  caption: string;
  head: string[];
  /** The first cell of a row is its name. */
  rows: string[][];
  total?: string[] | undefined;
}

const cells = (row: string[]) =>
  row.map((cell, at) =>
    at === 0 ? (
      <th key={at} scope="row">
        {cell}
      </th>
    ) : (
      <td key={at}>{cell}</td>
    ),
  );

/** A ruled table, numbers at the right. */
export function TableFigure({ caption, head, rows, total }: TableFigureProps) {
  return (
    <table className={styles.table}>
      <caption>{caption}</caption>
      <thead>
        <tr>{head.map((name, at) => (name ? <th key={at} scope="col">{name}</th> : <td key={at} />))}</tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row[0]}>{cells(row)}</tr>
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
