import { CraftRow, type CraftRowProps } from './craft-row.tsx';
import { HeroActions } from '../../sections/hero-actions.tsx';
import { MinuteWeek, type MinuteWeekProps } from './minute-week.tsx';
import type { NamedLink } from '../../sections/named-link.ts';
import { ShareBar, type ShareBarProps } from './share-bar.tsx';
import { SideHeading, type SideHeadingProps } from '../../sections/side-heading.tsx';
import { StartTimeline, type StartTimelineProps } from './start-timeline.tsx';
import { SeeAlso, type SeeAlsoProps } from '../../sections/see-also.tsx';
import { Pricing, type PricingProps } from '../../sections/pricing.tsx';
import { BuildingHero, type BuildingHeroProps } from './building-hero.tsx';
import { Band } from '../../ui/band.tsx';

interface DevelopmentCenterPageProps {
  heading: string;
  text: string;
  action: NamedLink;
  below: { name: string; id: string };
  cost: SideHeadingProps & ShareBarProps;
  team: SideHeadingProps & CraftRowProps & { crafts: BuildingHeroProps['people'] };
  management: MinuteWeekProps;
  start: StartTimelineProps;
  pricing: PricingProps;
  seeAlso: SeeAlsoProps;
}

export function DevelopmentCenterPage(content: DevelopmentCenterPageProps) {
  const { heading, text, action, below, cost, team, management, start } = content;
  return (
    <>
      <BuildingHero heading={heading} text={text} people={team.crafts}>
        <HeroActions primary={action} second={below.name} to={`#${below.id}`} />
      </BuildingHero>
      <Band id={below.id}>
        <SideHeading {...cost} />
        <ShareBar {...cost} />
      </Band>
      <Band background="mist">
        <SideHeading {...team} />
        <CraftRow {...team} />
      </Band>
      <Band>
        <MinuteWeek {...management} />
      </Band>
      <StartTimeline {...start} />
      <Pricing {...content.pricing} />
      <SeeAlso {...content.seeAlso} />
    </>
  );
}
