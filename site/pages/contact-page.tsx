import { EnquiryForm, type EnquiryFormWords } from '../forms/enquiry-form.tsx';
import type { EnquirySettings } from '../forms/enquiry-settings.ts';
import { AskSection } from '../sections/company/ask-section.tsx';
import { FollowLinks, type FollowLinksProps } from '../sections/company/follow-links.tsx';
import { OfficeRow, type OfficeRowProps } from '../sections/company/office-row.tsx';
import { OfficesSection } from '../sections/company/offices-section.tsx';
import { PictureHero } from '../sections/picture-hero.tsx';
import { StepsTimeline, type StepsTimelineProps } from '../sections/company/steps-timeline.tsx';
import type { PictureFile } from '../ui/picture.tsx';

export interface ContactPageProps {
  heading: string;
  text: string;
  picture: PictureFile;
  form: EnquiryFormWords & { heading: string };
  next: StepsTimelineProps;
  follow: FollowLinksProps;
  offices: { heading: string; offices: Omit<OfficeRowProps, 'flipped' | 'liveMap'>[] };
  enquiry: EnquirySettings;
  /** Whether the live maps load with the page. */
  liveMaps: boolean;
}

export function ContactPage({
  heading,
  text,
  picture,
  form,
  next,
  follow,
  offices,
  enquiry,
  liveMaps,
}: ContactPageProps) {
  return (
    <>
      <PictureHero heading={heading} text={text} picture={picture} height="low" />
      <AskSection
        heading={form.heading}
        form={<EnquiryForm kind="contact" words={form} settings={enquiry} />}
        aside={
          <>
            <StepsTimeline {...next} />
            <FollowLinks {...follow} />
          </>
        }
      />
      <OfficesSection heading={offices.heading}>
        {offices.offices.map((office, index) => (
          <OfficeRow key={office.id} {...office} liveMap={liveMaps} flipped={index % 2 === 1} />
        ))}
      </OfficesSection>
    </>
  );
}
