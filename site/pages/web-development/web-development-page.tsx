import { FieldHero } from '../../sections/field-hero.tsx';
import { HeroActions, type HeroActionsProps } from '../../sections/hero-actions.tsx';
import { AnswerColumns, type AnswerColumnsProps } from '../../sections/answer-columns.tsx';
import { StatementFigure, type StatementFigureProps } from './statement-figure.tsx';
import { WeekSchedule, type WeekScheduleProps } from './week-schedule.tsx';
import { Onward, type OnwardProps } from '../../sections/onward.tsx';
import { Pricing, type PricingProps } from '../../sections/pricing.tsx';
import type { PictureFile } from '../../ui/picture.tsx';

interface WebDevelopmentPageProps {
  heading: string;
  text: string;
  picture: PictureFile;
  actions: Omit<HeroActionsProps, 'to'>;
  intro: StatementFigureProps;
  process: Omit<WeekScheduleProps, 'id'>;
  questions: AnswerColumnsProps;
  pricing: PricingProps;
  onward: OnwardProps;
}

export function WebDevelopmentPage({ heading, text, picture, ...words }: WebDevelopmentPageProps) {
  return (
    <>
      <FieldHero heading={heading} text={text} picture={picture} ground="night">
        <HeroActions {...words.actions} to="#process" />
      </FieldHero>
      <StatementFigure {...words.intro} />
      <WeekSchedule id="process" {...words.process} />
      <AnswerColumns {...words.questions} />
      <Pricing {...words.pricing} />
      <Onward {...words.onward} />
    </>
  );
}
