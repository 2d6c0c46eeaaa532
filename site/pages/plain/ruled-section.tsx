import type { ReactNode } from 'react';
import { classes } from '../../ui/classes.ts';
import { Title } from '../../ui/title.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import * as styles from './ruled-section.module.css';

interface RuledSectionProps {
  id?: string | undefined;
  heading: string;
  /** Whether it opens the page: without the rule to a section before. */
  first?: boolean | undefined;
  children: ReactNode;
}

/** A section of a page of words: its heading, beside it on wide pages what it says, a rule to the section before. */
export function RuledSection({ id, heading, first, children }: RuledSectionProps) {
  return (
    <section id={id}>
      <Wrap split={5} className={classes(styles.section, !first && styles.ruled)}>
        <Title as="h2" size="card">
          {heading}
        </Title>
        <div className={styles.words}>{children}</div>
      </Wrap>
    </section>
  );
}
