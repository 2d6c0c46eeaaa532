import { FieldHero } from '../../sections/field-hero.tsx';
import { HeroActions, type HeroActionsProps } from '../../sections/hero-actions.tsx';
import { PartsTable, type PartsTableProps } from './parts-table.tsx';
import { ScoredReview, type ScoredReviewProps } from './scored-review.tsx';
import { TechniqueLead, type TechniqueLeadProps } from './technique-lead.tsx';
import { Onward, type OnwardProps } from '../../sections/onward.tsx';
import { WideFacts, type WideFactsProps } from '../../sections/wide-facts.tsx';
import type { PictureFile } from '../../ui/picture.tsx';

interface SentimentAnalysisPageProps {
  heading: string;
  text: string;
  picture: PictureFile;
  actions: Omit<HeroActionsProps, 'to'>;
  intro: ScoredReviewProps;
  rows: Omit<TechniqueLeadProps, 'id' | 'own'>;
  parts: PartsTableProps;
  pilot: WideFactsProps;
  onward: OnwardProps;
}

export function SentimentAnalysisPage({ heading, text, picture, ...words }: SentimentAnalysisPageProps) {
  return (
    <>
      <FieldHero heading={heading} text={text} picture={picture} ground="pine">
        <HeroActions {...words.actions} to="#techniques" />
      </FieldHero>
      <ScoredReview {...words.intro} />
      <TechniqueLead id="techniques" own={6} {...words.rows} />
      <PartsTable {...words.parts} />
      <WideFacts {...words.pilot} ground="peach" figures />
      <Onward {...words.onward} />
    </>
  );
}
