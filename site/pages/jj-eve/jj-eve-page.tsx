import type { JjEveContent } from './page.ts';
import { CaseRow } from '../../sections/case-row.tsx';
import { CheckIn } from './check-in.tsx';
import { Pricing } from '../../sections/pricing.tsx';
import { AnswerColumns } from '../../sections/answer-columns.tsx';
import type { NamedLink } from '../../sections/named-link.ts';
import { PhaseColumns } from './phase-columns.tsx';
import { ProductHero } from '../../sections/product-hero.tsx';
import { StageSchedule } from './stage-schedule.tsx';
import { TicketStair } from './ticket-stair.tsx';

interface JjEvePageProps extends Omit<JjEveContent, 'title' | 'description'> {
  parent: NamedLink;
}

export function JjEvePage({
  schedule,
  checkIn,
  tickets,
  deliverables,
  pricing,
  questions,
  case: caseStudy,
  ...hero
}: JjEvePageProps) {
  return (
    <>
      <ProductHero {...hero} layout="corner" />
      <StageSchedule {...schedule} />
      <CheckIn {...checkIn} />
      <TicketStair {...tickets} />
      <PhaseColumns {...deliverables} />
      <Pricing {...pricing} look="stubs" />
      <AnswerColumns {...questions} background="mist" />
      <CaseRow {...caseStudy} />
    </>
  );
}
