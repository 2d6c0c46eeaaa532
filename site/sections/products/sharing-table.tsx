import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import * as styles from './sharing-table.module.css';

export interface SharingTableProps {
  heading: string;
  text: string;
  label: string;
  columns: string[];
  shown: string;
  hidden: string;
  rows: { name: string; shown: boolean[] }[];
}

/** Who sees what, as a table of filled and outlined plumes. */
export function SharingTable({ heading, text, label, columns, shown, hidden, rows }: SharingTableProps) {
  return (
    <section className={styles.band}>
      <Wrap grid>
        <div className={styles.words}>
          <h2>{heading}</h2>
          <p>{text}</p>
        </div>
        <table className={styles.table} aria-label={label}>
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
            {rows.map((row) => (
              <tr key={row.name}>
                <th scope="row">{row.name}</th>
                {row.shown.map((isShown, at) => (
                  <td key={at}>
                    <i className={isShown ? styles.shown : undefined} />
                    <VisuallyHidden>{isShown ? shown : hidden}</VisuallyHidden>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Wrap>
    </section>
  );
}
