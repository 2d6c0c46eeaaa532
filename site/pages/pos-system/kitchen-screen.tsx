import * as arrival from '../../ui/arrival.module.css';
import { SectionHead } from '../../ui/section-head.tsx';
import { Band } from '../../ui/band.tsx';
import { classes } from '../../ui/classes.ts';
import { DrawnButton } from '../../ui/drawn-button.tsx';
import { DrawnScreen } from '../../ui/drawn-screen.tsx';
import { backgroundClass } from '../../ui/background.ts';
import { Title } from '../../ui/title.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import * as styles from './kitchen-screen.drawing.module.css';
import { OrderLines, type OrderLine } from './order-lines.tsx';
import { Row } from '../../ui/row.tsx';
import { RegisterKey, type RegisterKeyProps } from './register-key.tsx';

interface KitchenScreenProps {
  heading: string;
  text: string;
  label: string;
  /** The key that was tapped on the register for the first of the orders. */
  tile: Omit<RegisterKeyProps, 'className'>;
  orders: {
    number: string;
    where: string;
    waiting: string;
    state: 'late' | 'open' | 'new';
    lines: OrderLine[];
    action: string;
  }[];
}

const stateBackgrounds = { late: 'signal', open: 'cobalt', new: 'haze' } as const;

/**
 * The kitchen's screen with the open orders in large type, the late one in a warm color, and the line on which a new order
 * comes from the register.
 */
export function KitchenScreen({ heading, text, label, tile, orders }: KitchenScreenProps) {
  return (
    <Band background="stone" clip className={classes(styles.kitchen, arrival.tall)}>
      <Wrap className={styles.split}>
        <div>
          <SectionHead narrow heading={heading} text={text} className={styles.head} />
          <div className={styles.connection}>
            <RegisterKey {...tile} className={styles.registerKey} />
            <i className={styles.line}>
              <i className={styles.dotTrack} />
            </i>
          </div>
        </div>
        <DrawnScreen device="window" background="night" label={label} className={styles.screen}>
          {orders.map(({ number, where, waiting, state, lines, action }) => (
            <div
              key={number}
              className={classes(styles.order, backgroundClass('deep'), state === 'new' && styles.arriving)}
            >
              <Row
                as="p"
                gap={3}
                align="center"
                className={classes(styles.orderHead, backgroundClass(stateBackgrounds[state]))}
              >
                <Title as="b" size="card">
                  {number}
                </Title>{' '}
                {where}{' '}
                <Title as="b" size="smallTitle" className={styles.waiting}>
                  {waiting}
                </Title>
              </Row>
              <OrderLines lines={lines} large className={styles.lines} />
              <DrawnButton
                background={state === 'late' ? 'chalk' : 'deep'}
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
