import type { EnquirySettings } from '../forms/enquiry-settings.ts';
import type { PictureFile } from '../ui/picture.tsx';

export interface CareersPageProps {
  heading: string;
  claim: string;
  text: string;
  picture: PictureFile;
  form: { heading: string; note: string; success: string };
  steps: { heading: string; steps: { title: string; text: string }[] };
  enquiry: EnquirySettings;
}

export function CareersPage({ heading }: CareersPageProps) {
  return <h1>{heading}</h1>;
}
