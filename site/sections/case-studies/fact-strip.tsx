import { classes } from '../../ui/classes.ts';
import * as text from '../../ui/words.module.css';
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
            <dt className={text.note}>{name}</dt>
            <dd className={classes(text.title, styles.detail)}>{value}</dd>
          </div>
        ))}
      </dl>
    </Wrap>
  );
}
