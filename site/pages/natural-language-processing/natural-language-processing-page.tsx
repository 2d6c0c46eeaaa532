import { FiledRecord, type FiledRecordProps } from './filed-record.tsx';
import { LetterIntro, type LetterIntroProps } from './letter-intro.tsx';
import { TechniquePlates } from './technique-plates.tsx';
import type { TechniqueRowsProps } from '../../sections/techniques/technique-rows.tsx';
import { SeeAlso, type SeeAlsoProps } from '../../sections/see-also.tsx';
import { WideFacts, type WideFactsProps } from '../../sections/wide-facts.tsx';
import { ServiceHero, type ServiceHeroWords } from '../../sections/service-hero.tsx';

interface NaturalLanguageProcessingPageProps extends ServiceHeroWords {
  intro: Omit<LetterIntroProps, 'techniques' | 'finds'>;
  rows: Omit<TechniqueRowsProps, 'id'>;
  filed: FiledRecordProps;
  pilot: WideFactsProps;
  seeAlso: SeeAlsoProps;
}

export function NaturalLanguageProcessingPage(words: NaturalLanguageProcessingPageProps) {
  return (
    <>
      <ServiceHero words={words} ground="haze" foot to="#techniques" />
      <LetterIntro {...words.intro} techniques={words.rows.techniques} finds={words.rows.finds} />
      <TechniquePlates id="techniques" {...words.rows} />
      <FiledRecord {...words.filed} />
      <WideFacts {...words.pilot} ground="deep" figures />
      <SeeAlso {...words.seeAlso} />
    </>
  );
}
