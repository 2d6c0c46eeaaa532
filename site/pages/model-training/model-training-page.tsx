import { StepTable, type StepTableProps } from './step-table.tsx';
import { TechniqueRows, type TechniqueRowsProps } from '../../sections/techniques/technique-rows.tsx';
import { TrainingSplit, type TrainingSplitProps } from './training-split.tsx';
import { SeeAlso, type SeeAlsoProps } from '../../sections/see-also.tsx';
import { WideFacts, type WideFactsProps } from '../../sections/wide-facts.tsx';
import { ServiceHero, type ServiceHeroWords } from '../../sections/service-hero.tsx';

interface ModelTrainingPageProps extends ServiceHeroWords {
  intro: TrainingSplitProps;
  rows: Omit<TechniqueRowsProps, 'id'>;
  steps: StepTableProps;
  pilot: WideFactsProps;
  seeAlso: SeeAlsoProps;
}

export function ModelTrainingPage(words: ModelTrainingPageProps) {
  return (
    <>
      <ServiceHero words={words} ground="peach" to="#techniques" />
      <TrainingSplit {...words.intro} />
      <StepTable {...words.steps} />
      <TechniqueRows id="techniques" {...words.rows} />
      <WideFacts {...words.pilot} ground="mist" figures />
      <SeeAlso {...words.seeAlso} />
    </>
  );
}
