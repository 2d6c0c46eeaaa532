import { classes } from '../../ui/classes.ts';
import * as styles from './passage-block.module.css';

export type Block = string | { list: string[] } | { table: PassageTable };

interface PassageTable {
  caption: string;
  /** The first names the rows. */
  columns: string[];
  rows: { name: string; cells: string[] }[];
}

/** A paragraph, a list or a table of a document. */
export function PassageBlock({ block }: { block: Block }) {
  if (typeof block === 'string') return <p>{block}</p>;
  if ('list' in block) {
    return (
      <ul className={styles.list}>
        {block.list.map((item) => (
          <li className={styles.item} key={item}>
            {item}
          </li>
        ))}
      </ul>
    );
  }
  const { caption, columns, rows } = block.table;
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{caption}</caption>
      <thead className={styles.columns}>
        <tr className={styles.row}>
          {columns.map((column) => (
            <th className={classes(styles.name, styles.tableName)} key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, cells }) => (
          <tr className={styles.row} key={name}>
            <th className={classes(styles.name, styles.thName)} scope="row">
              {name}
            </th>
            {cells.map((cell, index) => (
              <td className={styles.cell} key={index} data-label={columns[index + 1]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
