import { Text } from '../ui/text.tsx';
import { Wrap } from '../ui/wrap.tsx';
import * as styles from './run-in-list.module.css';

export interface RunInListProps {
  heading: string;
  items: { name: string; text: string }[];
}

/** A small heading and, beside it, short paragraphs in two columns that begin with their names. */
export function RunInList({ heading, items }: RunInListProps) {
  return (
    <Wrap split={4} className={styles.list}>
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
