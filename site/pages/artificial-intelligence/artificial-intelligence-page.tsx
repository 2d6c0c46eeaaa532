import { FieldHero } from '../../sections/field-hero.tsx';
import { FitLists, type FitListsProps } from './fit-lists.tsx';
import { MarkedSentence, type MarkedSentenceProps } from './marked-sentence.tsx';
import { AreaCards, type AreaCardsProps } from './area-cards.tsx';
import { SeeAlso, type SeeAlsoProps } from '../../sections/see-also.tsx';
import { Pricing, type PricingProps } from '../../sections/pricing.tsx';
import { WideFacts, type WideFactsProps } from '../../sections/wide-facts.tsx';
import type { PictureFile } from '../../ui/picture.tsx';

interface ArtificialIntelligencePageProps {
  heading: string;
  text: string;
  picture: PictureFile;
  use: FitListsProps;
  areas: AreaCardsProps;
  sentence: MarkedSentenceProps;
  pilots: WideFactsProps;
  pricing: PricingProps;
  seeAlso: SeeAlsoProps;
}

export function ArtificialIntelligencePage({ heading, text, picture, ...sections }: ArtificialIntelligencePageProps) {
  return (
    <>
      <FieldHero heading={heading} text={text} picture={picture} background="night" layout="line" />
      <FitLists {...sections.use} />
      <AreaCards {...sections.areas} />
      <MarkedSentence {...sections.sentence} />
      <WideFacts {...sections.pilots} figures />
      <Pricing {...sections.pricing} />
      <SeeAlso {...sections.seeAlso} />
    </>
  );
}
