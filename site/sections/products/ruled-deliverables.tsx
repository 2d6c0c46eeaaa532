import { Wrap } from '../../ui/wrap.tsx';
import * as styles from './ruled-deliverables.module.css';

export interface RuledDeliverablesProps {
  heading: string;
  text: string;
  items: { title: string; text: string }[];
}

/** What one gets, as a ruled list: a name and a line each. */
export function RuledDeliverables({ heading, text, items }: RuledDeliverablesProps) {
  return (
    <section>
      <Wrap grid className={styles.deliverables}>
        <div className={styles.head}>
          <h2>{heading}</h2>
          <p>{text}</p>
        </div>
        <ul>
          {items.map((item) => (
            <li key={item.title}>
              <h3>{item.title}</h3>
              <p>{item.text}</p>
            </li>
          ))}
        </ul>
      </Wrap>
    </section>
  );
}
