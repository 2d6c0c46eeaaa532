import { FiledRecord, type FiledRecordProps } from './filed-record.tsx';
import { LetterIntro, type LetterIntroProps } from './letter-intro.tsx';
import { TechniquePlates } from './technique-plates.tsx';
import type { TechniqueRowsProps } from '../../sections/techniques/technique-rows.tsx';
import { SeeAlso, type SeeAlsoProps } from '../../sections/see-also.tsx';
import { WideFacts, type WideFactsProps } from '../../sections/wide-facts.tsx';
import { ServiceHero, type ServiceHeroContent } from '../../sections/service-hero.tsx';

interface NaturalLanguageProcessingPageProps extends ServiceHeroContent {
  intro: Omit<LetterIntroProps, 'techniques' | 'finds'>;
  rows: Omit<TechniqueRowsProps, 'id'>;
  filed: FiledRecordProps;
  pilot: WideFactsProps;
  seeAlso: SeeAlsoProps;
}

export function NaturalLanguageProcessingPage(content: NaturalLanguageProcessingPageProps) {
  return (
    <>
      <ServiceHero content={content} background="haze" hasPictureBelow to="#techniques" />
      <LetterIntro {...content.intro} techniques={content.rows.techniques} finds={content.rows.finds} />
      <TechniquePlates id="techniques" {...content.rows} />
      <FiledRecord {...content.filed} />
      <WideFacts {...content.pilot} background="deep" figures />
      <SeeAlso {...content.seeAlso} />
    </>
  );
}
