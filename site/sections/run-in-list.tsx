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
      <h3>{heading}</h3>
      <ul>
        {items.map(({ name, text }) => (
          <li key={name}>
            <b>{name}.</b> {text}
          </li>
        ))}
      </ul>
    </Wrap>
  );
}
