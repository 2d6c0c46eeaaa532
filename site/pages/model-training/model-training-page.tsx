import { StepTable, type StepTableProps } from './step-table.tsx';
import { TechniqueRows, type TechniqueRowsProps } from '../../sections/techniques/technique-rows.tsx';
import { TrainingSplit, type TrainingSplitProps } from './training-split.tsx';
import { SeeAlso, type SeeAlsoProps } from '../../sections/see-also.tsx';
import { WideFacts, type WideFactsProps } from '../../sections/wide-facts.tsx';
import { ServiceHero, type ServiceHeroContent } from '../../sections/service-hero.tsx';

interface ModelTrainingPageProps extends ServiceHeroContent {
  intro: TrainingSplitProps;
  rows: Omit<TechniqueRowsProps, 'id'>;
  steps: StepTableProps;
  pilot: WideFactsProps;
  seeAlso: SeeAlsoProps;
}

export function ModelTrainingPage(content: ModelTrainingPageProps) {
  return (
    <>
      <ServiceHero content={content} background="peach" to="#techniques" />
      <TrainingSplit {...content.intro} />
      <StepTable {...content.steps} />
      <TechniqueRows id="techniques" {...content.rows} />
      <WideFacts {...content.pilot} background="mist" figures />
      <SeeAlso {...content.seeAlso} />
    </>
  );
}
