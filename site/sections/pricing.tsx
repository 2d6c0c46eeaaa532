import { Band } from '../ui/band.tsx';
import { BulletList } from '../ui/bullet-list.tsx';
import { Definitions } from '../ui/definitions.tsx';
import { SectionHead } from '../ui/section-head.tsx';
import { Text } from '../ui/text.tsx';
import { Title } from '../ui/title.tsx';
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
    <Band ruled>
      <Wrap grid className={styles.rows}>
        <SectionHead narrow heading={heading} text={lead} className={styles.heading} />
        <Definitions
          beside
          className={styles.prices}
          items={prices.map(({ name, price, text }) => ({
            term: name,
            text: (
              <>
                <Title size="card" className={styles.price}>
                  {price}
                </Title>
                {text}
              </>
            ),
          }))}
        />
        <div className={styles.moves}>
          <Title as="h3" size="smallTitle">
            {moves.heading}
          </Title>
          <BulletList items={moves.items} className={styles.items} />
          <Text size="small" color="quiet">
            {note}
          </Text>
        </div>
        <dl className={styles.weeks}>
          {weeks.map(({ when, text }) => (
            <div key={when} className={styles.week}>
              <Title as="dt" size="card" className={styles.when}>
                {when}
              </Title>
              <dd className={styles.text}>{text}</dd>
            </div>
          ))}
        </dl>
      </Wrap>
    </Band>
  );
}
