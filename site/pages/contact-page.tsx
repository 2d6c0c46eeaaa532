import { EnquiryForm, type EnquiryFormWords } from '../forms/enquiry-form.tsx';
import type { EnquirySettings } from '../forms/enquiry-settings.ts';
import { answerLiveMaps } from '../sections/company/answer-live-maps.ts';
import { AskSection } from '../sections/company/ask-section.tsx';
import { KeptBody } from '../ui/kept-body.tsx';

export interface ContactPageProps {
  form: EnquiryFormWords & { heading: string };
  enquiry: EnquirySettings;
  html: { opening: string; besideForm: string; offices: string };
}

export function ContactPage({ form, enquiry, html }: ContactPageProps) {
  return (
    <>
      <KeptBody name="opening" html={html.opening} />
      <AskSection
        heading={form.heading}
        form={<EnquiryForm kind="contact" words={form} settings={enquiry} />}
        aside={<KeptBody name="besideForm" html={html.besideForm} />}
      />
      <KeptBody name="offices" html={html.offices} answer={answerLiveMaps} />
    </>
  );
}
