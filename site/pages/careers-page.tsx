import { EnquiryForm, type EnquiryFormWords } from '../forms/enquiry-form.tsx';
import type { EnquirySettings } from '../forms/enquiry-settings.ts';
import { HireSteps, type HireStepsProps } from '../sections/company/hire-steps.tsx';
import { SplitOpening } from '../sections/company/split-opening.tsx';
import type { PictureFile } from '../ui/picture.tsx';

export interface CareersPageProps {
  heading: string;
  claim: string;
  text: string;
  picture: PictureFile;
  form: EnquiryFormWords & { heading: string };
  steps: HireStepsProps;
  enquiry: EnquirySettings;
}

export function CareersPage({ heading, claim, text, picture, form, steps, enquiry }: CareersPageProps) {
  return (
    <>
      <SplitOpening
        heading={heading}
        claim={claim}
        text={text}
        picture={picture}
        part={{ heading: form.heading, content: <EnquiryForm kind="careers" words={form} settings={enquiry} /> }}
      />
      <HireSteps {...steps} />
    </>
  );
}
