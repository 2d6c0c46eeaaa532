import { Link } from '../../navigation/link.tsx';
import { Arrow } from '../../ui/arrow.tsx';
import { MoreLink } from '../../ui/more-link.tsx';
import { classes } from '../../ui/classes.ts';
import * as pressable from '../../ui/pressable.module.css';
import { SectionHead } from '../../ui/section-head.tsx';
import { Text } from '../../ui/text.tsx';
import { Title } from '../../ui/title.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import * as styles from './more-cases.module.css';
import type { NamedLink } from '../../sections/named-link.ts';
import { Columns } from '../../ui/columns.tsx';

export interface MoreCasesProps {
  heading: string;
  /** The product that grew out of this case. */
  product: NamedLink & { text: string };
  /** The next case first; empty if there is no other. */
  cases: (NamedLink & { line: string })[];
}

/** Links at the end of a case: to its product, to the next case, and to the others. */
export function MoreCases({ heading, product, cases }: MoreCasesProps) {
  return (
    <Wrap className={styles.more} data-print="none">
      <Columns tablet={[1, 'auto']} align="end" gap={4} className={styles.product}>
        <p className={styles.text}>{product.text}</p>
        <MoreLink to={product.link}>{product.name}</MoreLink>
      </Columns>
      {cases.length > 0 && (
        <>
          <SectionHead heading={heading} narrow />
          <ul>
            {cases.map(({ name, link, line }) => (
              <li key={link}>
                <Link className={classes(pressable.pressable, styles.case)} to={link}>
                  <Title as="b" size="card" className={pressable.title}>
                    {name}
                  </Title>
                  <Text as="span" color="quiet" className={styles.line}>
                    {line}
                  </Text>
                  <Arrow className={styles.arrow} />
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </Wrap>
  );
}
