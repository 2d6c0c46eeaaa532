import { BranchHero, type BranchHeroProps } from './branch-hero.tsx';
import { HeroActions } from '../../sections/hero-actions.tsx';
import { KanbanBoard, type KanbanBoardProps } from './kanban-board.tsx';
import type { NamedLink } from '../../sections/named-link.ts';
import { RuledPair, type RuledPairProps } from './ruled-pair.tsx';
import { SeatRow, type SeatRowProps } from './seat-row.tsx';
import { SideHeading, type SideHeadingProps } from '../../sections/side-heading.tsx';
import { SprintRing, type SprintRingProps } from './sprint-ring.tsx';
import { VersusTable, type VersusTableProps } from './versus-table.tsx';
import { SeeAlso, type SeeAlsoProps } from '../../sections/see-also.tsx';
import { Pricing, type PricingProps } from '../../sections/pricing.tsx';
import { Band } from '../../ui/band.tsx';

interface ExtendedTeamPageProps {
  heading: string;
  text: string;
  weeks: BranchHeroProps['weeks'];
  action: NamedLink;
  below: { name: string; id: string };
  model: SideHeadingProps & { team: SeatRowProps } & RuledPairProps;
  scrum: SprintRingProps;
  kanban: SideHeadingProps & { board: KanbanBoardProps };
  choice: VersusTableProps;
  pricing: PricingProps;
  seeAlso: SeeAlsoProps;
}

export function ExtendedTeamPage(content: ExtendedTeamPageProps) {
  const { heading, text, weeks, action, below, model, scrum, kanban, choice } = content;
  return (
    <>
      <BranchHero heading={heading} text={text} weeks={weeks}>
        <HeroActions primary={action} second={below.name} to={`#${below.id}`} />
      </BranchHero>
      <Band id={below.id}>
        <SideHeading {...model} />
        <SeatRow {...model.team} />
        <RuledPair {...model} />
      </Band>
      <Band background="deep">
        <SprintRing {...scrum} />
      </Band>
      <Band>
        <SideHeading {...kanban} size="display" />
        <KanbanBoard {...kanban.board} />
        <VersusTable {...choice} />
      </Band>
      <Pricing {...content.pricing} />
      <SeeAlso {...content.seeAlso} />
    </>
  );
}
