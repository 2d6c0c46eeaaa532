import { classes } from '../../ui/classes.ts';
import type { PictureFile } from '../../ui/picture.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import * as styles from './counter-hero.module.css';
import { CutOut } from './cut-out.tsx';
import { OrderLines, type OrderLine } from './order-lines.tsx';
import { ProductWords, type ProductWordsProps } from './product-words.tsx';

export interface CounterHeroProps extends Omit<ProductWordsProps, 'look'> {
  terminal: {
    label: string;
    brand: string;
    tabs: string[];
    keys: { name: string; price: string; kind: 'meat' | 'side' | 'drink' | 'sweet'; picked?: string | undefined }[];
    ticket: {
      number: string;
      where: string;
      lines: OrderLine[];
      sums: { name: string; value: string }[];
      total: { name: string; value: string };
      send: string;
      charge: string;
    };
    bell: PictureFile;
  };
}

/** The top of a page that is a counter: the register stands on it, and a bell. */
export function CounterHero({ terminal, ...words }: CounterHeroProps) {
  const { label, brand, tabs, keys, ticket, bell } = terminal;
  return (
    <section className={styles.hero} data-opening="">
      <Wrap className={styles.wrap}>
        <ProductWords {...words} look="light" />
        <div className={styles.bell}>
          <CutOut file={bell} sizes="286px" />
        </div>
        <figure className={styles.terminal} aria-label={label}>
          <div className={styles.bar}>
            <b className={styles.strong}>{brand}</b>
            {tabs.map((tab) => (
              <span className={styles.label} key={tab}>
                {tab}
              </span>
            ))}
          </div>
          <ul className={styles.keys}>
            {keys.map(({ name, price, kind, picked }) => (
              <li key={name} className={styles[kind]}>
                <b className={classes(styles.strong, styles.keysStrong)}>{name}</b>
                {price}
                {picked && <i className={styles.sign}>{picked}</i>}
              </li>
            ))}
          </ul>
          <div className={styles.ticket}>
            <p className={styles.text}>
              <b>{ticket.number}</b> {ticket.where}
            </p>
            <OrderLines lines={ticket.lines} />
            <dl className={styles.list}>
              {[...ticket.sums, ticket.total].map(({ name, value }) => (
                <div key={name} className={classes(styles.part, name === ticket.total.name && styles.total)}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
            <p className={classes(styles.text, styles.actions)}>
              <span>{ticket.send}</span>
              <span>{ticket.charge}</span>
            </p>
          </div>
        </figure>
      </Wrap>
    </section>
  );
}
