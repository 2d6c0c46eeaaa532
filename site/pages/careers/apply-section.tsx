import type { ReactNode } from 'react';
import { Band } from '../../ui/band.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { Wrap } from '../../ui/wrap.tsx';

interface ApplySectionProps {
  id: string;
  heading: string;
  children: ReactNode;
}

/** A form beside its heading, or below it in windows narrower than 960 px. */
export function ApplySection({ id, heading, children }: ApplySectionProps) {
  return (
    <Band id={id}>
      <Wrap split={5}>
        <SectionHead heading={heading} />
        <div>{children}</div>
      </Wrap>
    </Band>
  );
}
