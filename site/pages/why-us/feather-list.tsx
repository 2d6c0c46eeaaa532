import { SectionHead } from '../../ui/section-head.tsx';
import { Band } from '../../ui/band.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import * as styles from './feather-list.module.css';

export interface FeatherListProps {
  heading: string;
  text: string;
  /** The statements, at most five: one feather each, each a step longer and darker than the one before. */
  items: { name: string; text: string }[];
}

/** Short statements as the feathers of a wing, from the shortest to the longest. */
export function FeatherList({ heading, text, items }: FeatherListProps) {
  return (
    <Band background="stone" clip>
      <Wrap>
        <SectionHead heading={heading} text={text} />
        <ul className={styles.wing}>
          {items.map((item) => (
            <li className={styles.feather} key={item.name}>
              <h3>{item.name}</h3>
              <p className={styles.text}>{item.text}</p>
            </li>
          ))}
        </ul>
      </Wrap>
    </Band>
  );
}
