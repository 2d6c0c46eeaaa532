import { LabeledTable } from '../../ui/labeled-table.tsx';
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
  const { table } = block;
  return (
    <LabeledTable
      {...table}
      look="words"
      widths={`96px repeat(${table.columns.length - 1}, 1fr)`}
      className={styles.table}
    />
  );
}
