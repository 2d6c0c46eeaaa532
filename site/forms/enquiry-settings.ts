/** How enquiries are sent: from content/company.yaml. */
export interface EnquirySettings {
  applicationId: number;
  /** The API's base address, ending in /api/. */
  api: string;
  /** Shown when an enquiry could not be sent; '' shows nothing. */
  failureMessage: string;
}
