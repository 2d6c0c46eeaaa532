import { SectionHead } from '../../ui/section-head.tsx';
import { Band } from '../../ui/band.tsx';
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
    <Band ground="stone" clip>
      <Wrap className={styles.split}>
        <SectionHead narrow heading={heading} text={text} className={styles.head} />
        <figure className={styles.screen} aria-label={label}>
          {orders.map(({ number, where, waiting, state, lines, action }) => (
            <div key={number} className={styles[state]}>
              <p className={styles.text}>
                <b className={styles.strong}>{number}</b> {where} <em className={styles.mark}>{waiting}</em>
              </p>
              <OrderLines lines={lines} className={styles.lines} />
              <i className={styles.sign}>{action}</i>
            </div>
          ))}
        </figure>
      </Wrap>
    </Band>
  );
}
