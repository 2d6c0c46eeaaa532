import { Link } from '../../navigation/link.tsx';
import { Text } from '../../ui/text.tsx';
import { Title } from '../../ui/title.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import * as styles from './proof-strip.module.css';

export interface ProofStripProps {
  label: string;
  /** The figures, each with a number as text, what it counts, and the page that shows where it comes from. */
  items: { figure: string; text: string; link: string }[];
}

/** Verifiable figures below the banners, each a link to the page that explains it. */
export function ProofStrip({ label, items }: ProofStripProps) {
  return (
    <section className={styles.strip} aria-label={label}>
      <Wrap className={styles.items}>
        {items.map(({ figure, text, link }) => (
          <Link key={figure} to={link} className={styles.item}>
            <Title as="b" size="card" className={styles.figure}>
              {figure}
            </Title>
            <Text as="span" size="small" className={styles.text}>
              {text}
            </Text>
          </Link>
        ))}
      </Wrap>
    </section>
  );
}
