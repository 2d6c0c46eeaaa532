import type { JjEveContent } from '#content/schema/jj-eve.ts';
import { CaseRow } from '../sections/products/case-row.tsx';
import { CheckIn } from '../sections/products/check-in.tsx';
import { Pricing } from '../sections/pricing.tsx';
import { AnswerColumns } from '../sections/expertise/answer-columns.tsx';
import type { NamedLink } from '../sections/named-link.ts';
import { PhaseColumns } from '../sections/products/phase-columns.tsx';
import { ProductHero } from '../sections/products/product-hero.tsx';
import { StageSchedule } from '../sections/products/stage-schedule.tsx';
import { TicketStair } from '../sections/products/ticket-stair.tsx';

export interface JjEvePageProps extends Omit<JjEveContent, 'title' | 'description'> {
  parent: NamedLink;
}

export function JjEvePage({
  schedule,
  checkIn,
  tickets,
  deliverables,
  pricing,
  questions,
  case: story,
  ...hero
}: JjEvePageProps) {
  return (
    <>
      <ProductHero {...hero} layout="corner" />
      <StageSchedule {...schedule} />
      <CheckIn {...checkIn} />
      <TicketStair {...tickets} />
      <PhaseColumns {...deliverables} />
      <Pricing {...pricing} />
      <AnswerColumns {...questions} />
      <CaseRow {...story} />
    </>
  );
}
