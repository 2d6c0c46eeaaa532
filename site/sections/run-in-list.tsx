import { Text } from '../ui/text.tsx';
import { Wrap } from '../ui/wrap.tsx';
import * as styles from './run-in-list.module.css';

export interface RunInListProps {
  heading: string;
  items: { name: string; text: string }[];
  /** The grid line of the page's twelve columns at which the paragraphs begin. */
  at?: 4 | 5;
}

/** A small heading and, beside it, short paragraphs in two columns that begin with their names. */
export function RunInList({ heading, items, at = 4 }: RunInListProps) {
  return (
    <Wrap split={at} className={styles.list}>
      <h3>{heading}</h3>
      <ul className={styles.items}>
        {items.map(({ name, text }) => (
          <li className={styles.item} key={name}>
            <Text as="b" weight="strong" color="pine">
              {name}.
            </Text>{' '}
            {text}
          </li>
        ))}
      </ul>
    </Wrap>
  );
}
