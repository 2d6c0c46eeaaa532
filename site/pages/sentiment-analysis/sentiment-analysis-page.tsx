import { PartsTable, type PartsTableProps } from './parts-table.tsx';
import { ScoredReview, type ScoredReviewProps } from './scored-review.tsx';
import { TechniqueLead, type TechniqueLeadProps } from './technique-lead.tsx';
import { SeeAlso, type SeeAlsoProps } from '../../sections/see-also.tsx';
import { WideFacts, type WideFactsProps } from '../../sections/wide-facts.tsx';
import { ServiceHero, type ServiceHeroWords } from '../../sections/service-hero.tsx';

interface SentimentAnalysisPageProps extends ServiceHeroWords {
  intro: ScoredReviewProps;
  rows: Omit<TechniqueLeadProps, 'id' | 'ownTechnique' | 'sentences'>;
  parts: PartsTableProps;
  pilot: WideFactsProps;
  seeAlso: SeeAlsoProps;
}

export function SentimentAnalysisPage(words: SentimentAnalysisPageProps) {
  return (
    <>
      <ServiceHero words={words} ground="pine" to="#techniques" />
      <ScoredReview {...words.intro} />
      <TechniqueLead id="techniques" ownTechnique={6} sentences={words.intro.sentences} {...words.rows} />
      <PartsTable {...words.parts} />
      <WideFacts {...words.pilot} ground="peach" figures />
      <SeeAlso {...words.seeAlso} />
    </>
  );
}
