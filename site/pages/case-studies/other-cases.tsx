import type { NamedLink } from '../../sections/named-link.ts';
import { MoreLink } from '../../ui/more-link.tsx';
import { Text } from '../../ui/text.tsx';
import { Title } from '../../ui/title.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import * as styles from './other-cases.module.css';

export interface OtherCasesProps {
  heading: string;
  cases: (NamedLink & { line: string })[];
}

/** Links to the cases without a cover, in a row below the covers. */
export function OtherCases({ heading, cases }: OtherCasesProps) {
  return (
    <Wrap className={styles.others}>
      <div className={styles.row}>
        <Title size="smallTitle">{heading}</Title>
        <ul className={styles.list}>
          {cases.map(({ name, link, line }) => (
            <li key={link}>
              <MoreLink to={link}>{name}</MoreLink>
              <Text color="quiet" className={styles.line}>
                {line}
              </Text>
            </li>
          ))}
        </ul>
      </div>
    </Wrap>
  );
}
