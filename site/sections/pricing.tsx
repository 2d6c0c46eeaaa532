import { Band } from '../ui/band.tsx';
import { BulletList } from '../ui/bullet-list.tsx';
import { Definitions } from '../ui/definitions.tsx';
import { SectionHead } from '../ui/section-head.tsx';
import { Split } from '../ui/split.tsx';
import { Text } from '../ui/text.tsx';
import { Title } from '../ui/title.tsx';
import { Wrap } from '../ui/wrap.tsx';
import { Columns } from '../ui/columns.tsx';
import * as styles from './pricing.module.css';

export interface PricingProps {
  heading: string;
  lead: string;
  /** `per` is what one pays it for: “a month”. */
  prices: { name: string; price: string; per?: string | undefined; text: string }[];
  /** What raises and lowers them. */
  moves: { heading: string; items: string[] };
  /** What a client holds after three stretches of time, in their order. */
  weeks: { when: string; text: string }[];
  /** What the prices are: currency, tax, date. */
  note: string;
}

/** Prices in type as large as they matter, below them what moves them and what a client has in hand and when. */
export function Pricing({ heading, lead, prices, moves, weeks, note }: PricingProps) {
  return (
    <Band ruled>
      <Wrap>
        <SectionHead heading={heading} text={lead} />
        <Columns as="dl" gap={8}>
          {prices.map(({ name, price, per, text }) => (
            <Split at={7} from="wide" key={name} className={styles.row}>
              <Title as="dt" size="giant" numeral color="cobalt" className={styles.price}>
                {price}
                {per && (
                  <Text as="span" size="lead" weight="regular" className={styles.per}>
                    {' '}
                    {per}
                  </Text>
                )}
              </Title>
              <dd>
                <Title as="b" size="smallTitle">
                  {name}
                </Title>
                <Text color="quiet">{text}</Text>
              </dd>
            </Split>
          ))}
        </Columns>
        <Split at={[5, 6]} className={styles.after}>
          <div className={styles.moves}>
            <Title as="h3" size="smallTitle">
              {moves.heading}
            </Title>
            <BulletList items={moves.items} className={styles.items} />
            <Text size="small" color="quiet">
              {note}
            </Text>
          </div>
          <Definitions columns items={weeks.map(({ when, text }) => ({ term: when, text }))} className={styles.weeks} />
        </Split>
      </Wrap>
    </Band>
  );
}
