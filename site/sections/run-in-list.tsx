import { Wrap } from '../ui/wrap.tsx';
import * as styles from './run-in-list.module.css';

export interface RunInListProps {
  heading: string;
  items: { name: string; text: string }[];
}

/** A small heading and, beside it, short paragraphs in two columns that begin with their names. */
export function RunInList({ heading, items }: RunInListProps) {
  return (
    <Wrap grid className={styles.list}>
      <h3 className={styles.title}>{heading}</h3>
      <ul className={styles.ulList}>
        {items.map(({ name, text }) => (
          <li className={styles.item} key={name}>
            <b className={styles.strong}>{name}.</b> {text}
          </li>
        ))}
      </ul>
    </Wrap>
  );
}
