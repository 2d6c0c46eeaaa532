import * as styles from './pay-table.module.css';

export interface PayTableProps {
  label: string;
  columns: string[];
  lines: string[][];
  total: { name: string; value: string };
}

/** The pay lines of one person and week, and their sum. */
export function PayTable({ label, columns, lines, total }: PayTableProps) {
  return (
    <table className={styles.pay} aria-label={label}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(([name, ...values]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {values.map((value, at) => (
              <td key={at}>{value}</td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{total.name}</th>
          <td colSpan={3}>{total.value}</td>
        </tr>
      </tfoot>
    </table>
  );
}
