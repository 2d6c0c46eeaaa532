import { classes } from '../../ui/classes.ts';
import { Text } from '../../ui/text.tsx';
import { Title } from '../../ui/title.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import { above } from '../../ui/space.ts';
import { Columns } from '../../ui/columns.tsx';
import * as styles from './fact-strip.module.css';

export interface FactStripProps {
  /** Five facts: the last one, on a phone, has a row to itself. */
  facts: { name: string; value: string }[];
  /** Whether there is a hairline below, for a next section without its own background. */
  ruled?: boolean;
}

/** Named facts, in one row from 1240 px on. */
export function FactStrip({ facts, ruled }: FactStripProps) {
  return (
    <Wrap>
      <Columns
        as="dl"
        phone={2}
        tablet={3}
        wide={[2, 2, 3, 3, 2.6]}
        gap={[5, 6]}
        className={classes(styles.facts, ruled && styles.ruled)}
      >
        {facts.map(({ name, value }) => (
          <div className={styles.fact} key={name}>
            <Text as="dt" size="small" color="quiet">
              {name}
            </Text>
            <Title as="dd" size="smallTitle" className={classes(above(1), styles.value)}>
              {value}
            </Title>
          </div>
        ))}
      </Columns>
    </Wrap>
  );
}
