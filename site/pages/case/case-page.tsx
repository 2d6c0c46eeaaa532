import { CaseBlock, type CaseBlockProps } from './case-block.tsx';
import { PictureHero, type PictureHeroProps } from '../../sections/picture-hero.tsx';
import { ClientQuote, type ClientQuoteProps } from './client-quote.tsx';
import { FactStrip, type FactStripProps } from './fact-strip.tsx';
import { MoreCases, type MoreCasesProps } from './more-cases.tsx';
import { TechnologyRow, type TechnologyRowProps } from './technology-row.tsx';

interface CasePageProps {
  hero: PictureHeroProps;
  facts: Omit<FactStripProps, 'ruled'>;
  blocks: CaseBlockProps[];
  /** The client's statement, if there is one. */
  quote?: ClientQuoteProps;
  technologies: TechnologyRowProps;
  more: MoreCasesProps;
}

/** A case: a project for a client, from the problem to the results. */
export function CasePage({ hero, facts, blocks, quote, technologies, more }: CasePageProps) {
  return (
    <>
      <PictureHero {...hero} />
      <FactStrip {...facts} ruled={blocks[0]?.kind !== 'screens'} />
      {blocks.map((block, index) => (
        <CaseBlock key={index} {...block} />
      ))}
      {quote && <ClientQuote {...quote} />}
      <TechnologyRow {...technologies} />
      <MoreCases {...more} />
    </>
  );
}
