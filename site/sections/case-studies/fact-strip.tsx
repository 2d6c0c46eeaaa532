import { Text } from '../../ui/text.tsx';
import { Title } from '../../ui/title.tsx';
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
            <Text as="dt" size="small" color="quiet">
              {name}
            </Text>
            <Title as="dd" size="smallTitle" className={styles.detail}>
              {value}
            </Title>
          </div>
        ))}
      </dl>
    </Wrap>
  );
}
