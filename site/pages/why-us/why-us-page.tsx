import { CompareTable, type CompareTableProps } from './compare-table.tsx';
import { FeatherList, type FeatherListProps } from './feather-list.tsx';
import { FieldHero } from '../../sections/field-hero.tsx';
import { LogoWall, type LogoWallProps } from './logo-wall.tsx';
import { MissionVision, type MissionVisionProps } from './mission-vision.tsx';
import type { PictureFile } from '../../ui/picture.tsx';

interface WhyUsPageProps extends MissionVisionProps {
  heading: string;
  claim: string;
  text: string;
  picture: PictureFile;
  values: FeatherListProps;
  services: CompareTableProps;
  technologies: LogoWallProps;
}

export function WhyUsPage({ heading, claim, text, picture, mission, vision, ...sections }: WhyUsPageProps) {
  return (
    <>
      <FieldHero heading={heading} claim={claim} text={text} picture={picture} background="haze" hasOwnFade />
      <MissionVision mission={mission} vision={vision} />
      <FeatherList {...sections.values} />
      <CompareTable {...sections.services} />
      <LogoWall {...sections.technologies} />
    </>
  );
}
