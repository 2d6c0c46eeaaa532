import type { RdRentalWords } from '#content/schema/rd-rental.ts';
import { CaseFeature } from '../sections/case-feature.tsx';
import { DayHours } from '../sections/day-hours.tsx';
import { FirstWeeks } from '../sections/first-weeks.tsx';
import type { NamedLink } from '../sections/named-link.ts';
import { OverlappingScreen } from '../sections/overlapping-screen.tsx';
import { ProductHero } from '../sections/product-hero.tsx';
import { RuledDeliverables } from '../sections/ruled-deliverables.tsx';
import { Statement } from '../sections/statement.tsx';

export interface RdRentalPageProps extends Omit<RdRentalWords, 'title' | 'description'> {
  parent: NamedLink;
}

export function RdRentalPage({ screen, statement, day, start, deliverables, case: story, ...hero }: RdRentalPageProps) {
  return (
    <>
      <ProductHero {...hero} layout="overScreen" />
      <OverlappingScreen {...screen} />
      <Statement {...statement} />
      <DayHours {...day} />
      <RuledDeliverables {...deliverables} />
      <FirstWeeks {...start} />
      <CaseFeature {...story} />
    </>
  );
}
