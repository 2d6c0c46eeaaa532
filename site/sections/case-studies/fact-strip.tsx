import { Wrap } from '../../ui/wrap.tsx';
import * as styles from './fact-strip.module.css';

export interface FactStripProps {
  facts: { name: string; value: string }[];
}

/** Named facts in one row, ruled off below. */
export function FactStrip({ facts }: FactStripProps) {
  return (
    <Wrap>
      <dl className={styles.facts}>
        {facts.map(({ name, value }) => (
          <div className={styles.part} key={name}>
            <dt className={styles.term}>{name}</dt>
            <dd className={styles.detail}>{value}</dd>
          </div>
        ))}
      </dl>
    </Wrap>
  );
}
