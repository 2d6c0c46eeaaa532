import type { CSSProperties } from 'react';
import { classes } from '../ui/classes.ts';
import { Text } from '../ui/text.tsx';
import { Title } from '../ui/title.tsx';
import * as looks from './price-looks.drawing.module.css';
import * as styles from './price-list.module.css';
import * as tiers from './price-tiers.drawing.module.css';

export interface Price {
  name: string;
  price: string;
  /** The unit of the price: “a month”. */
  per?: string | undefined;
  text: string;
  /** The largest number of units that a price per unit applies to. */
  last?: string | undefined;
}

export interface PriceListProps {
  prices: Price[];
  /** Draws the prices as objects of their product, such as the lines of a receipt. Ruled rows by default. */
  look?: 'bars' | 'index' | 'receipt' | 'stubs' | 'cards' | 'shifts' | undefined;
}

/** The start and the end of each price's range of units, as shares of all units. */
function rangesOf(prices: Price[]) {
  const ends = prices.map(({ last }) => Number(last ?? 0));
  const allUnits = Math.max(...ends, 1);
  return ends.map((end, index) => {
    // An earlier price may have no range.
    const start = end && Math.max(0, ...ends.slice(0, index));
    return { '--from': start / allUnits, '--to': end / allUnits } as CSSProperties;
  });
}

/** Prices in large type, each with its name and a description. As bars or shifts, unit prices also show their range of units. */
export function PriceList({ prices, look }: PriceListProps) {
  const ranges = rangesOf(prices);
  const hasTiers = look === 'bars' || look === 'shifts';
  const classOf = (part: 'item' | 'price' | 'content') =>
    look ? classes(looks[part], hasTiers && tiers[part]) : styles[part];
  return (
    <dl className={look ? classes(looks.list, looks[look], tiers[look]) : styles.rows}>
      {prices.map(({ name, price, per, text, last }, index) => (
        <div key={name} className={classOf('item')} style={hasTiers && last ? ranges[index] : undefined}>
          <Title as="dt" size="giant" numeral className={classOf('price')}>
            {price}
            {per && (
              <Text as="span" size="body" weight="regular" className={styles.per}>
                {' '}
                {per}
              </Text>
            )}
          </Title>
          <dd className={classOf('content')}>
            <Title as="b" size="smallTitle" className={look && looks.name}>
              {name}
            </Title>
            <Text className={look ? looks.text : styles.text}>{text}</Text>
          </dd>
          {hasTiers && last && (
            <dd className={tiers.tier} aria-hidden="true">
              {last}
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
