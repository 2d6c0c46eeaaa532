import { SectionHead } from '../../ui/section-head.tsx';
import { Band } from '../../ui/band.tsx';
import { classes } from '../../ui/classes.ts';
import { DrawnButton } from '../../ui/drawn-button.tsx';
import { DrawnScreen } from '../../ui/drawn-screen.tsx';
import { groundClass } from '../../ui/ground.ts';
import { Title } from '../../ui/title.tsx';
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

const grounds = { late: 'sundown', open: 'cobalt', new: 'haze' } as const;

/** What the kitchen reads: open orders in large type, the late one warm. */
export function KitchenScreen({ heading, text, label, orders }: KitchenScreenProps) {
  return (
    <Band ground="stone" clip>
      <Wrap className={styles.split}>
        <SectionHead narrow heading={heading} text={text} className={styles.head} />
        <DrawnScreen device="window" ground="night" label={label} className={styles.screen}>
          {orders.map(({ number, where, waiting, state, lines, action }) => (
            <div key={number} className={classes(styles.order, groundClass('deep'))}>
              <p className={classes(styles.top, groundClass(grounds[state]))}>
                <Title as="b" size="card">
                  {number}
                </Title>{' '}
                {where}{' '}
                <Title as="b" size="smallTitle" className={styles.waiting}>
                  {waiting}
                </Title>
              </p>
              <OrderLines lines={lines} large className={styles.lines} />
              <DrawnButton
                ground={state === 'late' ? 'chalk' : 'deep'}
                className={classes(styles.action, styles[state])}
              >
                {action}
              </DrawnButton>
            </div>
          ))}
        </DrawnScreen>
      </Wrap>
    </Band>
  );
}
