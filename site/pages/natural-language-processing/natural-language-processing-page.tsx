import { FieldHero } from '../../sections/field-hero.tsx';
import { FiledRecord, type FiledRecordProps } from './filed-record.tsx';
import { HeroActions, type HeroActionsProps } from '../../sections/hero-actions.tsx';
import { LetterIntro, type LetterIntroProps } from './letter-intro.tsx';
import { TechniquePlates } from './technique-plates.tsx';
import type { TechniqueRowsProps } from '../../sections/techniques/technique-rows.tsx';
import { Onward, type OnwardProps } from '../../sections/onward.tsx';
import { WideFacts, type WideFactsProps } from '../../sections/wide-facts.tsx';
import type { PictureFile } from '../../ui/picture.tsx';

interface NaturalLanguageProcessingPageProps {
  heading: string;
  text: string;
  picture: PictureFile;
  actions: Omit<HeroActionsProps, 'to'>;
  intro: Omit<LetterIntroProps, 'techniques' | 'finds'>;
  rows: Omit<TechniqueRowsProps, 'id'>;
  filed: FiledRecordProps;
  pilot: WideFactsProps;
  onward: OnwardProps;
}

export function NaturalLanguageProcessingPage({
  heading,
  text,
  picture,
  ...words
}: NaturalLanguageProcessingPageProps) {
  return (
    <>
      <FieldHero heading={heading} text={text} picture={picture} ground="haze" foot>
        <HeroActions {...words.actions} to="#techniques" look="filled" />
      </FieldHero>
      <LetterIntro {...words.intro} techniques={words.rows.techniques} finds={words.rows.finds} />
      <TechniquePlates id="techniques" {...words.rows} />
      <FiledRecord {...words.filed} />
      <WideFacts {...words.pilot} ground="deep" figures />
      <Onward {...words.onward} />
    </>
  );
}
