import type { ReactNode } from 'react';
import { Band } from '../../ui/band.tsx';
import { Wrap } from '../../ui/wrap.tsx';

interface OfficesSectionProps {
  heading: string;
  /** The OfficeRows. */
  children: ReactNode;
}

/** The offices, one below the other. */
export function OfficesSection({ heading, children }: OfficesSectionProps) {
  return (
    <Band background="stone">
      <Wrap>
        <h2>{heading}</h2>
        {children}
      </Wrap>
    </Band>
  );
}
