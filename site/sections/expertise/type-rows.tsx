import { Wrap } from '../../ui/wrap.tsx';
import * as styles from './type-rows.module.css';

export interface TypeRowsProps {
  heading: string;
  rows: { name: string; text: string }[];
}

/** Choices as rows of oversized type, each with when it is the right one. */
export function TypeRows({ heading, rows }: TypeRowsProps) {
  return (
    <section className={styles.rows}>
      <Wrap>
        <h2>{heading}</h2>
        {rows.map(({ name, text }) => (
          <div key={name} className={styles.row}>
            <h3>{name}</h3>
            <p>{text}</p>
          </div>
        ))}
      </Wrap>
    </section>
  );
}
