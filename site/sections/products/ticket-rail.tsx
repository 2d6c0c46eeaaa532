import { Wrap } from '../../ui/wrap.tsx';
import { OrderLines, type OrderLine } from './order-lines.tsx';
import * as styles from './ticket-rail.module.css';

export interface TicketRailProps {
  heading: string;
  text: string;
  slips: {
    time: string;
    title: string;
    text: string;
    lines?: OrderLine[] | undefined;
    ring?: string | undefined;
    split?: { name: string; value: string }[] | undefined;
  }[];
}

/** The moments of one order as slips that hang from a rail, as long as what they hold. */
export function TicketRail({ heading, text, slips }: TicketRailProps) {
  return (
    <section className={styles.rail}>
      <Wrap className={styles.head}>
        <h2>{heading}</h2>
        <p>{text}</p>
      </Wrap>
      <div className={styles.bar} />
      <ol className={styles.slips}>
        {slips.map(({ time, title, text: story, lines, ring, split }) => (
          <li key={title}>
            <small>{time}</small>
            <h3>{title}</h3>
            <p>{story}</p>
            {lines && <OrderLines lines={lines} className={styles.lines} />}
            {ring && <b className={styles.ring}>{ring}</b>}
            {split && (
              <dl>
                {split.map(({ name, value }) => (
                  <div key={name}>
                    <dt>{name}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
              </dl>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
