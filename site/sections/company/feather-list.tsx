import { Wrap } from '../../ui/wrap.tsx';
import * as styles from './feather-list.module.css';

export interface FeatherListProps {
  heading: string;
  text: string;
  /** Five at most: one feather each, every next a step longer and darker. */
  items: { name: string; text: string }[];
}

/** Short statements as the feathers of a wing. */
export function FeatherList({ heading, text, items }: FeatherListProps) {
  return (
    <section className={styles.wing}>
      <Wrap>
        <h2>{heading}</h2>
        <p className={styles.lead}>{text}</p>
        <ul>
          {items.map((item) => (
            <li key={item.name}>
              <h3>{item.name}</h3>
              <p>{item.text}</p>
            </li>
          ))}
        </ul>
      </Wrap>
    </section>
  );
}
