import { SectionHead } from '../../ui/section-head.tsx';
import { Band } from '../../ui/band.tsx';
import { MoreLink } from '../../ui/more-link.tsx';
import { Text } from '../../ui/text.tsx';
import { Title } from '../../ui/title.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import type { NamedLink } from '../../sections/named-link.ts';
import { Columns } from '../../ui/columns.tsx';
import * as styles from './numbered-features.module.css';

interface NumberedFeaturesProps {
  heading: string;
  features: { number: number; title: string; desc: string }[];
  more: NamedLink;
}

/** Features in ruled rows: a large number, and on its baseline the title and the description. */
export function NumberedFeatures({ heading, features, more }: NumberedFeaturesProps) {
  return (
    <Band>
      <Wrap>
        <SectionHead heading={heading} />
        <ol>
          {features.map(({ number, title, desc }) => (
            <Columns
              as="li"
              phone={['64px', 1]}
              tablet={['96px', 4, 6]}
              wide={['200px', '424px', 1]}
              align="baseline"
              gap={[2, 3]}
              className={styles.feature}
              key={number}
            >
              <Title as="b" size="giant" numeral className={styles.number}>
                {number}
              </Title>
              <h3>{title}</h3>
              <Text size="lead" className={styles.text}>
                {desc}
              </Text>
            </Columns>
          ))}
        </ol>
        <div className={styles.more}>
          <MoreLink to={more.link}>{more.name}</MoreLink>
        </div>
      </Wrap>
    </Band>
  );
}
