import { CaseBlock, type CaseBlockProps } from '../sections/case-studies/case-block.tsx';
import { CaseHero, type CaseHeroProps } from '../sections/case-studies/case-hero.tsx';
import { FactStrip, type FactStripProps } from '../sections/case-studies/fact-strip.tsx';
import { MoreCases, type MoreCasesProps } from '../sections/case-studies/more-cases.tsx';
import { TechnologyRow, type TechnologyRowProps } from '../sections/case-studies/technology-row.tsx';

export interface CaseStudyProps {
  hero: CaseHeroProps;
  facts: FactStripProps;
  blocks: CaseBlockProps[];
  technologies: TechnologyRowProps;
  more: MoreCasesProps;
}

function CaseStudy({ hero, facts, blocks, technologies, more }: CaseStudyProps) {
  return (
    <>
      <CaseHero {...hero} />
      <FactStrip {...facts} />
      {blocks.map((block, at) => (
        <CaseBlock key={at} {...block} />
      ))}
      <TechnologyRow {...technologies} />
      <MoreCases {...more} />
    </>
  );
}

export const caseBody = { study: CaseStudy };
