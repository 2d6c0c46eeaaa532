import { EnquiryForm, type EnquiryFormContent } from '../../forms/enquiry-form.island.tsx';
import type { EnquirySettings } from '../../forms/enquiry-settings.ts';
import { Island } from '../../islands/island.tsx';
import { AskSection } from './ask-section.tsx';
import { OfficeRow, type OfficeRowProps } from './office-row.tsx';
import { OfficesSection } from './offices-section.tsx';
import { SocialLinksList, type SocialLinksListProps } from './social-links-list.tsx';
import { StepsTimeline, type StepsTimelineProps } from './steps-timeline.tsx';
import { PictureHero } from '../../sections/picture-hero.tsx';
import type { PictureFile } from '../../ui/picture.tsx';

interface ContactPageProps {
  heading: string;
  text: string;
  picture: PictureFile;
  form: EnquiryFormContent & { heading: string };
  enquiry: EnquirySettings;
  next: StepsTimelineProps;
  follow: SocialLinksListProps;
  offices: {
    heading: string;
    offices: Omit<OfficeRowProps, 'isFlipped' | 'hasLiveMap'>[];
    /** Whether the live maps are loaded with the page. */
    liveMaps: boolean;
  };
}

export function ContactPage({ form, enquiry, next, follow, offices, ...hero }: ContactPageProps) {
  const { heading, ...content } = form;
  return (
    <>
      <PictureHero {...hero} />
      <AskSection
        heading={heading}
        form={<Island component={EnquiryForm} start="idle" props={{ kind: 'contact', content, settings: enquiry }} />}
        aside={
          <>
            <StepsTimeline {...next} />
            <SocialLinksList {...follow} />
          </>
        }
      />
      <OfficesSection heading={offices.heading}>
        {offices.offices.map((office, index) => (
          <OfficeRow key={office.id} {...office} hasLiveMap={offices.liveMaps} isFlipped={index % 2 === 1} />
        ))}
      </OfficesSection>
    </>
  );
}
