import { Wrap } from '../../ui/wrap.tsx';
import { Columns } from '../../ui/columns.tsx';
import * as styles from './ruled-pair.module.css';

interface RuledList {
  heading: string;
  items: string[];
}

export interface RuledPairProps {
  lists: RuledList[];
}

/** Two related lists in ruled rows, side by side: what the client decides, and what we do. */
export function RuledPair({ lists }: RuledPairProps) {
  return (
    <Wrap>
      <Columns tablet={2} gap={[10, 6]}>
        {lists.map(({ heading, items }) => (
          <div key={heading}>
            <h3 className={styles.title}>{heading}</h3>
            <ul>
              {items.map((item) => (
                <li className={styles.item} key={item}>
                  {item}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </Columns>
    </Wrap>
  );
}
