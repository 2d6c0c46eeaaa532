import { Icon } from '../../ui/icon.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import * as styles from './tile-deliverables.module.css';

export interface TileDeliverablesProps {
  heading: string;
  text: string;
  /** `icon` is the drawing that comes with the content. */
  items: { title: string; text: string; icon: string }[];
}

/** What one gets, in two ruled columns, each with a plume tile. */
export function TileDeliverables({ heading, text, items }: TileDeliverablesProps) {
  return (
    <section className={styles.band}>
      <Wrap>
        <div className={styles.head}>
          <h2>{heading}</h2>
          <p>{text}</p>
        </div>
        <ul>
          {items.map((item) => (
            <li key={item.title}>
              <i>
                <Icon drawing={item.icon} />
              </i>
              <h3>{item.title}</h3>
              <p>{item.text}</p>
            </li>
          ))}
        </ul>
      </Wrap>
    </section>
  );
}
