import { Band } from '../ui/band.tsx';
import { BulletList } from '../ui/bullet-list.tsx';
import { classes } from '../ui/classes.ts';
import { Definitions } from '../ui/definitions.tsx';
import { SectionHead } from '../ui/section-head.tsx';
import { Split } from '../ui/split.tsx';
import { Text } from '../ui/text.tsx';
import { Title } from '../ui/title.tsx';
import { Wrap } from '../ui/wrap.tsx';
import { PriceList, type Price, type PriceListProps } from './price-list.tsx';
import * as weekStyles from './price-weeks.drawing.module.css';
import * as styles from './pricing.module.css';

export interface PricingProps {
  heading: string;
  lead: string;
  prices: Price[];
  look?: PriceListProps['look'];
  /** The factors that raise and lower the prices. */
  moves: { heading: string; items: string[] };
  /** The results that a client has after certain weeks: three entries, in order. */
  weeks: { when: string; text: string }[];
  /** The currency, tax and date of the prices. */
  note: string;
}

/** Prices in large type, then the factors that raise or lower them, and what a client has after certain weeks. */
export function Pricing({ heading, lead, prices, look, moves: factors, weeks, note }: PricingProps) {
  return (
    <Band ruled>
      <Wrap>
        <SectionHead heading={heading} text={lead} />
        <div className={look === 'receipt' ? styles.besideReceipt : undefined}>
          <PriceList prices={prices} look={look} />
          <Split at={[5, 6]} className={styles.details}>
            <div className={styles.factors}>
              <Title as="h3" size="smallTitle">
                {factors.heading}
              </Title>
              <BulletList items={factors.items} className={styles.factorList} />
              <Text size="small" color="quiet">
                {note}
              </Text>
            </div>
            <Definitions
              layout="columns"
              items={weeks.map(({ when, text }) => ({ term: when, text }))}
              className={classes(styles.milestones, look && weekStyles.weeks, look && weekStyles[look])}
            />
          </Split>
        </div>
      </Wrap>
    </Band>
  );
}
