import { PartsTable, type PartsTableProps } from './parts-table.tsx';
import { ScoredReview, type ScoredReviewProps } from './scored-review.tsx';
import { TechniqueLead, type TechniqueLeadProps } from './technique-lead.tsx';
import { SeeAlso, type SeeAlsoProps } from '../../sections/see-also.tsx';
import { WideFacts, type WideFactsProps } from '../../sections/wide-facts.tsx';
import { ServiceHero, type ServiceHeroContent } from '../../sections/service-hero.tsx';

interface SentimentAnalysisPageProps extends ServiceHeroContent {
  intro: ScoredReviewProps;
  rows: Omit<TechniqueLeadProps, 'id' | 'ownTechnique' | 'sentences'>;
  parts: PartsTableProps;
  pilot: WideFactsProps;
  seeAlso: SeeAlsoProps;
}

export function SentimentAnalysisPage(content: SentimentAnalysisPageProps) {
  return (
    <>
      <ServiceHero content={content} background="pine" to="#techniques" />
      <ScoredReview {...content.intro} />
      <TechniqueLead id="techniques" ownTechnique={6} sentences={content.intro.sentences} {...content.rows} />
      <PartsTable {...content.parts} />
      <WideFacts {...content.pilot} background="peach" figures />
      <SeeAlso {...content.seeAlso} />
    </>
  );
}
