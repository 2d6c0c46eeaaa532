import { AnswerColumns, type AnswerColumnsProps } from '../../sections/answer-columns.tsx';
import { StatementFigure, type StatementFigureProps } from './statement-figure.tsx';
import { WeekSchedule, type WeekScheduleProps } from './week-schedule.tsx';
import { SeeAlso, type SeeAlsoProps } from '../../sections/see-also.tsx';
import { Pricing, type PricingProps } from '../../sections/pricing.tsx';
import { ServiceHero, type ServiceHeroContent } from '../../sections/service-hero.tsx';

interface WebDevelopmentPageProps extends ServiceHeroContent {
  intro: StatementFigureProps;
  process: Omit<WeekScheduleProps, 'id'>;
  questions: AnswerColumnsProps;
  pricing: PricingProps;
  seeAlso: SeeAlsoProps;
}

export function WebDevelopmentPage(content: WebDevelopmentPageProps) {
  return (
    <>
      <ServiceHero content={content} background="night" to="#process" />
      <StatementFigure {...content.intro} />
      <WeekSchedule id="process" {...content.process} />
      <AnswerColumns {...content.questions} />
      <Pricing {...content.pricing} />
      <SeeAlso {...content.seeAlso} />
    </>
  );
}
