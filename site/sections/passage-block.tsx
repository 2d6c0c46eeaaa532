import { LabeledTable } from '../ui/labeled-table.tsx';
import { LinkedText, type TextWithLinks } from '../ui/linked-text.tsx';
import { above } from '../ui/space.ts';
import * as styles from './passage-block.module.css';

export type Block = TextWithLinks | { list: TextWithLinks[] } | { table: PassageTable };

interface PassageTable {
  caption: string;
  /** The first is the heading of the row names. */
  columns: string[];
  rows: { name: string; cells: TextWithLinks[] }[];
}

const isText = (block: Block): block is TextWithLinks => typeof block === 'string' || Array.isArray(block);

/** A paragraph, a list or a table of a document. */
export function PassageBlock({ block }: { block: Block }) {
  if (isText(block)) {
    return (
      <p className={styles.paragraph}>
        <LinkedText text={block} />
      </p>
    );
  }
  if ('list' in block) {
    return (
      <ul className={above(4)}>
        {block.list.map((item, index) => (
          <li className={styles.item} key={index}>
            <LinkedText text={item} />
          </li>
        ))}
      </ul>
    );
  }
  const { table } = block;
  return (
    <LabeledTable
      {...table}
      rows={linkedRows(table.rows)}
      look="plain"
      widths={['96px', ...table.columns.slice(1).map(() => 1)]}
      className={styles.table}
    />
  );
}

/** Rows of a table whose cells may contain links. */
export const linkedRows = (rows: PassageTable['rows']) =>
  rows.map(({ name, cells }) => ({ name, cells: cells.map((text, index) => <LinkedText key={index} text={text} />) }));
