import { classes } from '../ui/classes.ts';
import { Text } from '../ui/text.tsx';
import { Title } from '../ui/title.tsx';
import * as forms from './price-forms.drawing.module.css';
import * as styles from './price-list.module.css';

export interface Price {
  name: string;
  price: string;
  /** What one pays it for: “a month”. */
  per?: string | undefined;
  text: string;
}

export interface PriceListProps {
  prices: Price[];
  /** What they are drawn as: something of the product that they are for. Ruled rows by default. */
  form?: 'bars' | 'index' | 'receipt' | 'stubs' | 'cards' | 'stairs' | undefined;
}

/** Prices in type as large as they matter, each with what it is for. */
export function PriceList({ prices, form }: PriceListProps) {
  return (
    <dl className={form ? classes(forms.form, forms[form]) : styles.rows}>
      {prices.map(({ name, price, per, text }) => (
        <div key={name} className={form ? forms.item : styles.row}>
          <Title as="dt" size="giant" numeral className={form ? forms.price : styles.price}>
            {price}
            {per && (
              <Text as="span" size="body" weight="regular" className={styles.per}>
                {' '}
                {per}
              </Text>
            )}
          </Title>
          <dd className={form ? forms.words : styles.words}>
            <Title as="b" size="smallTitle" className={form && forms.name}>
              {name}
            </Title>
            <Text className={form ? forms.text : styles.text}>{text}</Text>
          </dd>
        </div>
      ))}
    </dl>
  );
}
