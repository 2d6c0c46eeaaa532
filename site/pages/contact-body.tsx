import { SocialLinksList, type SocialLinksListProps } from '../sections/company/social-links-list.tsx';
import { OfficeRow, type OfficeRowProps } from '../sections/company/office-row.tsx';
import { OfficesSection } from '../sections/company/offices-section.tsx';
import { StepsTimeline, type StepsTimelineProps } from '../sections/company/steps-timeline.tsx';
import { PictureHero, type PictureHeroProps } from '../sections/picture-hero.tsx';

export interface BesideFormProps {
  next: StepsTimelineProps;
  follow: SocialLinksListProps;
}

const BesideForm = ({ next, follow }: BesideFormProps) => (
  <>
    <StepsTimeline {...next} />
    <SocialLinksList {...follow} />
  </>
);

export interface OfficesProps {
  heading: string;
  offices: Omit<OfficeRowProps, 'flipped' | 'liveMap'>[];
  /** Whether the live maps load with the page. */
  liveMaps: boolean;
}

const Offices = ({ heading, offices, liveMaps }: OfficesProps) => (
  <OfficesSection heading={heading}>
    {offices.map((office, index) => (
      <OfficeRow key={office.id} {...office} liveMap={liveMaps} flipped={index % 2 === 1} />
    ))}
  </OfficesSection>
);

const Opening = (hero: Omit<PictureHeroProps, 'height'>) => <PictureHero {...hero} height="low" />;

export const contactBody = { opening: Opening, besideForm: BesideForm, offices: Offices };
