import type { ReactNode } from 'react';
import { Wrap } from '../../ui/wrap.tsx';
import * as styles from './offices-section.module.css';

export interface OfficesSectionProps {
  heading: string;
  /** Its OfficeRows. */
  children: ReactNode;
}

export function OfficesSection({ heading, children }: OfficesSectionProps) {
  return (
    <section className={styles.offices}>
      <Wrap>
        <h2>{heading}</h2>
        {children}
      </Wrap>
    </section>
  );
}
