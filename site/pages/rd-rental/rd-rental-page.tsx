import type { RdRentalContent } from './page.ts';
import { CaseFeature } from './case-feature.tsx';
import { DayHours } from './day-hours.tsx';
import { FirstWeeks } from './first-weeks.tsx';
import { LateReturn } from './late-return.tsx';
import { Pricing } from '../../sections/pricing.tsx';
import { AnswerColumns } from '../../sections/answer-columns.tsx';
import type { NamedLink } from '../../sections/named-link.ts';
import { OverlappingScreen } from './overlapping-screen.tsx';
import { ProductHero } from '../../sections/product-hero.tsx';
import { RuledDeliverables } from './ruled-deliverables.tsx';
import { Statement } from './statement.tsx';

export interface RdRentalPageProps extends Omit<RdRentalContent, 'title' | 'description'> {
  parent: NamedLink;
}

export function RdRentalPage({
  screen,
  statement,
  late,
  day,
  start,
  deliverables,
  pricing,
  questions,
  case: caseStudy,
  ...hero
}: RdRentalPageProps) {
  return (
    <>
      <ProductHero {...hero} layout="overScreen" />
      <OverlappingScreen {...screen} />
      <Statement {...statement} />
      <LateReturn {...late} />
      <DayHours {...day} />
      <RuledDeliverables {...deliverables} />
      <FirstWeeks {...start} />
      <Pricing {...pricing} look="bars" />
      <AnswerColumns {...questions} background="deep" />
      <CaseFeature {...caseStudy} />
    </>
  );
}
