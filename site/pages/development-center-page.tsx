import { CraftRow, type CraftRowProps } from '../sections/services/craft-row.tsx';
import { FieldHero } from '../sections/field-hero.tsx';
import { HeroActions } from '../sections/hero-actions.tsx';
import { MinuteWeek, type MinuteWeekProps } from '../sections/services/minute-week.tsx';
import type { NamedLink } from '../sections/named-link.ts';
import { ShareBar, type ShareBarProps } from '../sections/services/share-bar.tsx';
import { SideHeading, type SideHeadingProps } from '../sections/services/side-heading.tsx';
import { StartLine, type StartLineProps } from '../sections/services/start-line.tsx';
import { Onward, type OnwardProps } from '../sections/onward.tsx';
import { Pricing, type PricingProps } from '../sections/pricing.tsx';
import type { PictureFile } from '../ui/picture.tsx';
import { Band } from '../ui/band.tsx';

export interface DevelopmentCenterPageProps {
  heading: string;
  text: string;
  picture: PictureFile;
  action: NamedLink;
  below: { name: string; id: string };
  cost: SideHeadingProps & ShareBarProps;
  team: SideHeadingProps & CraftRowProps;
  management: MinuteWeekProps;
  start: StartLineProps;
  pricing: PricingProps;
  onward: OnwardProps;
}

export function DevelopmentCenterPage(words: DevelopmentCenterPageProps) {
  const { heading, text, picture, action, below, cost, team, management, start } = words;
  return (
    <>
      <FieldHero heading={heading} text={text} picture={picture} ground="night">
        <HeroActions primary={action} second={below.name} to={`#${below.id}`} />
      </FieldHero>
      <Band id={below.id}>
        <SideHeading {...cost} />
        <ShareBar {...cost} />
      </Band>
      <Band ground="mist">
        <SideHeading {...team} />
        <CraftRow {...team} />
      </Band>
      <Band>
        <MinuteWeek {...management} />
      </Band>
      <StartLine {...start} />
      <Pricing {...words.pricing} />
      <Onward {...words.onward} />
    </>
  );
}
