import { EnquiryForm, type EnquiryFormWords } from '../forms/enquiry-form.tsx';
import type { EnquirySettings } from '../forms/enquiry-settings.ts';
import { SplitOpening } from '../sections/company/split-opening.tsx';
import { KeptBody } from '../ui/kept-body.tsx';
import type { PictureFile } from '../ui/picture.tsx';

export interface CareersPageProps {
  heading: string;
  claim: string;
  text: string;
  picture: PictureFile;
  form: EnquiryFormWords & { heading: string };
  enquiry: EnquirySettings;
  html: { belowForm: string };
}

export function CareersPage({ heading, claim, text, picture, form, enquiry, html }: CareersPageProps) {
  return (
    <>
      <SplitOpening
        heading={heading}
        claim={claim}
        text={text}
        picture={picture}
        part={{ heading: form.heading, content: <EnquiryForm kind="careers" words={form} settings={enquiry} /> }}
      />
      <KeptBody name="belowForm" html={html.belowForm} />
    </>
  );
}
