import type { ReactNode } from 'react';
import { classes } from '../../ui/classes.ts';
import { Title } from '../../ui/title.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import * as styles from './ruled-section.module.css';

interface RuledSectionProps {
  id?: string | undefined;
  heading: string;
  /** Whether it is the first section, which has no rule above. */
  isFirst?: boolean | undefined;
  children: ReactNode;
}

/** A text section: a heading, with its content beside it on wide pages, and a rule above. */
export function RuledSection({ id, heading, isFirst, children }: RuledSectionProps) {
  return (
    <section id={id}>
      <Wrap split={5} className={classes(styles.section, !isFirst && styles.ruled)}>
        <Title as="h2" size="card">
          {heading}
        </Title>
        <div className={styles.text}>{children}</div>
      </Wrap>
    </section>
  );
}
