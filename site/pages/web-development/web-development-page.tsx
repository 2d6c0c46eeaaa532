import { AnswerColumns, type AnswerColumnsProps } from '../../sections/answer-columns.tsx';
import { StatementFigure, type StatementFigureProps } from './statement-figure.tsx';
import { WeekSchedule, type WeekScheduleProps } from './week-schedule.tsx';
import { SeeAlso, type SeeAlsoProps } from '../../sections/see-also.tsx';
import { Pricing, type PricingProps } from '../../sections/pricing.tsx';
import { ServiceHero, type ServiceHeroWords } from '../../sections/service-hero.tsx';

interface WebDevelopmentPageProps extends ServiceHeroWords {
  intro: StatementFigureProps;
  process: Omit<WeekScheduleProps, 'id'>;
  questions: AnswerColumnsProps;
  pricing: PricingProps;
  seeAlso: SeeAlsoProps;
}

export function WebDevelopmentPage(words: WebDevelopmentPageProps) {
  return (
    <>
      <ServiceHero words={words} ground="night" to="#process" />
      <StatementFigure {...words.intro} />
      <WeekSchedule id="process" {...words.process} />
      <AnswerColumns {...words.questions} />
      <Pricing {...words.pricing} />
      <SeeAlso {...words.seeAlso} />
    </>
  );
}
