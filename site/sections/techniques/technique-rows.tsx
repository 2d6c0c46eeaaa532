import { SectionHead } from '../../ui/section-head.tsx';
import { Band } from '../../ui/band.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import type { TechniqueFinds } from './technique-finds.ts';
import { TechniqueItem } from './technique-item.tsx';
import type { Technique } from './technique.ts';

export interface TechniqueRowsProps {
  id: string;
  heading: string;
  text?: string | undefined;
  techniques: Technique[];
  finds: TechniqueFinds;
}

/** The six techniques in ruled rows with large numbers, each with its results for one text. */
export function TechniqueRows({ id, heading, text, techniques, finds }: TechniqueRowsProps) {
  return (
    <Band background="haze" id={id}>
      <Wrap>
        <SectionHead heading={heading} text={text} />
        <ol>
          {techniques.map((technique) => (
            <TechniqueItem key={technique.name} {...technique} finds={finds} look="row" />
          ))}
        </ol>
      </Wrap>
    </Band>
  );
}
