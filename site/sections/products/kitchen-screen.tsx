import { Wrap } from '../../ui/wrap.tsx';
import * as styles from './kitchen-screen.module.css';
import { OrderLines, type OrderLine } from './order-lines.tsx';

export interface KitchenScreenProps {
  heading: string;
  text: string;
  label: string;
  orders: {
    number: string;
    where: string;
    waiting: string;
    state: 'late' | 'open' | 'new';
    lines: OrderLine[];
    action: string;
  }[];
}

/** What the kitchen reads: open orders in large type, the late one warm. */
export function KitchenScreen({ heading, text, label, orders }: KitchenScreenProps) {
  return (
    <section className={styles.band}>
      <Wrap className={styles.split}>
        <div className={styles.words}>
          <h2>{heading}</h2>
          <p>{text}</p>
        </div>
        <figure className={styles.screen} aria-label={label}>
          {orders.map(({ number, where, waiting, state, lines, action }) => (
            <div key={number} className={styles[state]}>
              <p>
                <b>{number}</b> {where} <em>{waiting}</em>
              </p>
              <OrderLines lines={lines} className={styles.lines} />
              <i>{action}</i>
            </div>
          ))}
        </figure>
      </Wrap>
    </section>
  );
}
