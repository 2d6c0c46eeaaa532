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

/** Two ruled lists side by side that belong together, such as who decides what. */
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
