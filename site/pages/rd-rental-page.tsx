import type { RdRentalContent } from '#content/schema/rd-rental.ts';
import { CaseFeature } from '../sections/products/case-feature.tsx';
import { DayHours } from '../sections/products/day-hours.tsx';
import { FirstWeeks } from '../sections/products/first-weeks.tsx';
import { LateReturn } from '../sections/products/late-return.tsx';
import { Pricing } from '../sections/pricing.tsx';
import { AnswerColumns } from '../sections/expertise/answer-columns.tsx';
import type { NamedLink } from '../sections/named-link.ts';
import { OverlappingScreen } from '../sections/products/overlapping-screen.tsx';
import { ProductHero } from '../sections/products/product-hero.tsx';
import { RuledDeliverables } from '../sections/products/ruled-deliverables.tsx';
import { Statement } from '../sections/products/statement.tsx';

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
  case: story,
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
      <Pricing {...pricing} />
      <AnswerColumns {...questions} />
      <CaseFeature {...story} />
    </>
  );
}
