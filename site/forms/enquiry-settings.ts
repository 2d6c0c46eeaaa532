import type { PhoneRuleName } from '#contract/phone-rules.ts';

/** How enquiries are sent: from content/company.yaml. */
export interface EnquirySettings {
  applicationId: number;
  /** The API's base address, ending in /api/. */
  api: string;
  /** What the form takes for a phone number. */
  phone: PhoneRuleName;
  /** Shown when an enquiry could not be sent; '' shows nothing. */
  failureMessage: string;
}
