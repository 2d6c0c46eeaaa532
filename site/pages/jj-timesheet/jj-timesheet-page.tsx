import type { JjTimesheetContent } from './page.ts';
import { ClockLog } from './clock-log.tsx';
import { Pricing } from '../../sections/pricing.tsx';
import { AnswerColumns } from '../../sections/answer-columns.tsx';
import type { NamedLink } from '../../sections/named-link.ts';
import { NumberedFeatures } from './numbered-features.tsx';
import { PayTable } from './pay-table.tsx';
import { PersonFile } from './person-file.tsx';
import { ProductHero } from '../../sections/product-hero.tsx';
import { RecordSheets } from './record-sheets.tsx';
import { ShiftSwap } from './shift-swap.tsx';
import { WeekApp } from './week-app.tsx';
import type { Week } from '../../sections/week-of-shifts.tsx';
import { Timeline } from '../../sections/timeline.tsx';

interface JjTimesheetPageProps extends Omit<JjTimesheetContent, 'title' | 'description'> {
  parent: NamedLink;
  week: Week;
}

export function JjTimesheetPage({
  app,
  week,
  jobs,
  timeline,
  features,
  pricing,
  questions,
  case: caseStudy,
  ...hero
}: JjTimesheetPageProps) {
  const { employees, attendance, payroll, scheduling } = jobs;
  return (
    <>
      <ProductHero {...hero} layout="left" />
      <WeekApp {...app} name={hero.heading} week={week} />
      <RecordSheets
        heading={jobs.heading}
        sheets={[
          { ...employees, figure: <PersonFile {...employees.person} /> },
          { ...attendance, figure: <ClockLog {...attendance} /> },
          { ...payroll, figure: <PayTable {...payroll} /> },
          { ...scheduling, figure: <ShiftSwap {...scheduling} /> },
        ]}
      />
      <Timeline look="bars" background="cobalt" heading={timeline.heading} moments={timeline.steps} />
      <NumberedFeatures {...features} more={{ name: features.more, link: caseStudy.link }} />
      <Pricing {...pricing} look="shifts" />
      <AnswerColumns {...questions} background="peach" />
    </>
  );
}
