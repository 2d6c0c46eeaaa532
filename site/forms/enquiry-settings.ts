import type { PhoneRuleName } from '#contract/phone-rules.ts';

/** The settings of enquiry forms, from content/company.yaml. */
export interface EnquirySettings {
  applicationId: number;
  /** The API's base address, ending in /api/. */
  api: string;
  /** The format of phone numbers. */
  phone: PhoneRuleName;
  /** Whether the enquiry's reference is shown below the thanks once the API's response has it. */
  showReference: boolean;
  /** The message when an enquiry could not be sent; '' shows nothing. */
  failureMessage: string;
}
