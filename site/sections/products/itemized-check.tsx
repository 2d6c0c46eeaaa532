import { SectionHead } from '../../ui/section-head.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import * as styles from './itemized-check.module.css';

export interface ItemizedCheckProps {
  heading: string;
  label: string;
  columns: string[];
  items: { count: string; title: string; text: string }[];
}

/** What one gets, set like an itemized check: how many, what, what it is. */
export function ItemizedCheck({ heading, label, columns, items }: ItemizedCheckProps) {
  return (
    <section>
      <Wrap className={styles.check}>
        <SectionHead heading={heading} />
        <table className={styles.table} aria-label={label}>
          <thead className={styles.columns}>
            <tr>
              {columns.map((column) => (
                <th className={styles.checkName} key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {items.map(({ count, title, text }) => (
              <tr className={styles.row} key={title}>
                <td className={styles.cell}>{count}</td>
                <th className={styles.name} scope="row">
                  {title}
                </th>
                <td className={styles.cell}>{text}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Wrap>
    </section>
  );
}
