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
        <h2>{heading}</h2>
        <table aria-label={label}>
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
            {items.map(({ count, title, text }) => (
              <tr key={title}>
                <td>{count}</td>
                <th scope="row">{title}</th>
                <td>{text}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Wrap>
    </section>
  );
}
