import type { PosSystemContent } from '#content/schema/pos-system.ts';
import { CaseRow } from '../sections/products/case-row.tsx';
import { ClosingSlip } from '../sections/products/closing-slip.tsx';
import { CounterHero } from '../sections/products/counter-hero.tsx';
import { FloorPlan } from '../sections/products/floor-plan.tsx';
import { ItemizedCheck } from '../sections/products/itemized-check.tsx';
import { KitchenScreen } from '../sections/products/kitchen-screen.tsx';
import { Pricing } from '../sections/pricing.tsx';
import { AnswerColumns } from '../sections/expertise/answer-columns.tsx';
import type { NamedLink } from '../sections/named-link.ts';
import { OutageLine } from '../sections/products/outage-line.tsx';
import { TicketRail } from '../sections/products/ticket-rail.tsx';

export interface PosSystemPageProps extends Omit<PosSystemContent, 'title' | 'description'> {
  parent: NamedLink;
}

export function PosSystemPage(words: PosSystemPageProps) {
  const { rail, kitchen, floor, offline, close, deliverables, pricing, questions, case: story, ...hero } = words;
  return (
    <>
      <CounterHero {...hero} />
      <TicketRail {...rail} />
      <KitchenScreen {...kitchen} />
      <FloorPlan {...floor} />
      <OutageLine {...offline} />
      <ClosingSlip {...close} />
      <ItemizedCheck {...deliverables} />
      <Pricing {...pricing} />
      <AnswerColumns {...questions} />
      <CaseRow {...story} />
    </>
  );
}
