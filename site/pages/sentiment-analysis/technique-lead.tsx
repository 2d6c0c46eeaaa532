import { SectionHead } from '../../ui/section-head.tsx';
import { Band } from '../../ui/band.tsx';
import { Columns } from '../../ui/columns.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import { TechniqueItem } from '../../sections/techniques/technique-item.tsx';
import type { TechniqueRowsProps } from '../../sections/techniques/technique-rows.tsx';

export interface TechniqueLeadProps extends TechniqueRowsProps {
  /** The number of the technique that the page is about. */
  ownTechnique: number;
  /** The sentences of the review, each with the part of the business that it is about. */
  sentences: { words: string; part: string }[];
}

/** The technique that a page is about on a large plate, beside the techniques that prepare the text for it. */
export function TechniqueLead({ id, heading, text, techniques, finds, ownTechnique, sentences }: TechniqueLeadProps) {
  const marks = finds.feelings.marks.map((mark) => ({
    ...mark,
    sentence: sentences.find(({ part }) => part === mark.words)?.words,
  }));
  return (
    <Band background="pine" id={id}>
      <Wrap>
        <SectionHead heading={heading} text={text} />
        <Columns as="ol" desktop={2} wide={[5, 7]} gap={[4, 6]}>
          {techniques.map((technique) => (
            <TechniqueItem
              key={technique.name}
              {...technique}
              finds={{ ...finds, feelings: { ...finds.feelings, marks } }}
              look={technique.number === ownTechnique ? 'lead' : 'card'}
            />
          ))}
        </Columns>
      </Wrap>
    </Band>
  );
}
