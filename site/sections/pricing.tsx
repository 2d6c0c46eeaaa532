import { Wrap } from '../ui/wrap.tsx';
import * as styles from './pricing.module.css';

export interface PricingProps {
  heading: string;
  lead: string;
  prices: { name: string; price: string; text: string }[];
  /** What raises and lowers them. */
  moves: { heading: string; items: string[] };
  /** What a client holds after three stretches of time, in their order. */
  weeks: { when: string; text: string }[];
  /** What the prices are: currency, tax, date. */
  note: string;
}

/** Prices in ruled rows with what moves them, and below them what a client has in hand and when. */
export function Pricing({ heading, lead, prices, moves, weeks, note }: PricingProps) {
  return (
    <section className={styles.pricing}>
      <Wrap grid className={styles.rows}>
        <div className={styles.words}>
          <h2>{heading}</h2>
          <p>{lead}</p>
        </div>
        <dl className={styles.prices}>
          {prices.map(({ name, price, text }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd className={styles.price}>{price}</dd>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <div className={styles.moves}>
          <h3>{moves.heading}</h3>
          <ul>
            {moves.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
          <small>{note}</small>
        </div>
        <dl className={styles.weeks}>
          {weeks.map(({ when, text }) => (
            <div key={when}>
              <dt>{when}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </Wrap>
    </section>
  );
}
