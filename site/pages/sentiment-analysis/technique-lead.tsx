import { SectionHead } from '../../ui/section-head.tsx';
import { Band } from '../../ui/band.tsx';
import { Columns } from '../../ui/columns.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import { TechniqueItem } from '../../sections/techniques/technique-item.tsx';
import type { TechniqueRowsProps } from '../../sections/techniques/technique-rows.tsx';

export interface TechniqueLeadProps extends TechniqueRowsProps {
  /** The number of the technique the page is about. */
  own: number;
}

/** The technique a page is about on a large plate, beside the others, which lead up to it. */
export function TechniqueLead({ id, heading, text, techniques, finds, own }: TechniqueLeadProps) {
  return (
    <Band ground="pine" id={id}>
      <Wrap>
        <SectionHead heading={heading} text={text} />
        <Columns as="ol" desktop={2} wide={[5, 7]} gap={[4, 6]}>
          {techniques.map((technique) => (
            <TechniqueItem
              key={technique.name}
              {...technique}
              finds={finds}
              look={technique.number === own ? 'lead' : 'plate'}
            />
          ))}
        </Columns>
      </Wrap>
    </Band>
  );
}
