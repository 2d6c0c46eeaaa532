import type { PosSystemContent } from './page.ts';
import { CaseRow } from '../../sections/case-row.tsx';
import { ClosingSlip } from './closing-slip.tsx';
import { CounterHero } from './counter-hero.tsx';
import { FloorPlan } from './floor-plan.tsx';
import { ItemizedCheck } from './itemized-check.tsx';
import { KitchenScreen } from './kitchen-screen.tsx';
import { Pricing } from '../../sections/pricing.tsx';
import { AnswerColumns } from '../../sections/answer-columns.tsx';
import type { NamedLink } from '../../sections/named-link.ts';
import { OutageLine } from './outage-line.tsx';
import { TicketRail } from './ticket-rail.tsx';

interface PosSystemPageProps extends Omit<PosSystemContent, 'title' | 'description'> {
  parent: NamedLink;
}

export function PosSystemPage(content: PosSystemPageProps) {
  const { rail, kitchen, floor, offline, close, deliverables, pricing, questions, case: caseStudy, ...hero } = content;
  return (
    <>
      <CounterHero {...hero} />
      <TicketRail {...rail} />
      <KitchenScreen {...kitchen} />
      <FloorPlan {...floor} />
      <OutageLine {...offline} />
      <ClosingSlip {...close} />
      <ItemizedCheck {...deliverables} />
      <Pricing {...pricing} look="receipt" />
      <AnswerColumns {...questions} background="haze" />
      <CaseRow {...caseStudy} />
    </>
  );
}
