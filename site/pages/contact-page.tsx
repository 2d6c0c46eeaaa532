import type { EnquirySettings } from '../forms/enquiry-settings.ts';
import type { OfficeWords, SocialAddresses } from '../layout/site-words.ts';
import type { PictureFile } from '../ui/picture.tsx';

export interface ContactPageProps {
  heading: string;
  text: string;
  picture: PictureFile;
  form: { heading: string; note: string; success: string };
  next: { heading: string; steps: { title: string; text: string }[] };
  follow: { heading: string };
  offices: {
    heading: string;
    /** Each office's designed map, by its id. */
    maps: Record<string, PictureFile>;
    offices: (OfficeWords & { latitude: number; longitude: number; directions: string })[];
  };
  social: SocialAddresses;
  enquiry: EnquirySettings;
  /** Whether the live maps load with the page. */
  liveMaps: boolean;
}

export function ContactPage({ heading }: ContactPageProps) {
  return <h1>{heading}</h1>;
}
