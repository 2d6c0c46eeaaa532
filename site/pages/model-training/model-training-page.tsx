import { FieldHero } from '../../sections/field-hero.tsx';
import { HeroActions, type HeroActionsProps } from '../../sections/hero-actions.tsx';
import { StepTable, type StepTableProps } from './step-table.tsx';
import { TechniqueRows, type TechniqueRowsProps } from '../../sections/techniques/technique-rows.tsx';
import { TrainingSplit, type TrainingSplitProps } from './training-split.tsx';
import { Onward, type OnwardProps } from '../../sections/onward.tsx';
import { WideFacts, type WideFactsProps } from '../../sections/wide-facts.tsx';
import type { PictureFile } from '../../ui/picture.tsx';

interface ModelTrainingPageProps {
  heading: string;
  text: string;
  picture: PictureFile;
  actions: Omit<HeroActionsProps, 'to'>;
  intro: TrainingSplitProps;
  rows: Omit<TechniqueRowsProps, 'id'>;
  steps: StepTableProps;
  pilot: WideFactsProps;
  onward: OnwardProps;
}

export function ModelTrainingPage({ heading, text, picture, ...words }: ModelTrainingPageProps) {
  return (
    <>
      <FieldHero heading={heading} text={text} picture={picture} ground="peach">
        <HeroActions {...words.actions} to="#techniques" look="filled" />
      </FieldHero>
      <TrainingSplit {...words.intro} />
      <StepTable {...words.steps} />
      <TechniqueRows id="techniques" {...words.rows} />
      <WideFacts {...words.pilot} ground="mist" figures />
      <Onward {...words.onward} />
    </>
  );
}
