import { fieldHref } from '../model/shown-fields.ts';
import type { Company } from '../company/company.ts';
import type { EnquiryRow } from '../model/database.ts';
import { sanitizeLine } from './sanitize-line.ts';
import { mailTime } from './mail-time.ts';

/** What both forms of the mail say about an enquiry beside its fields. */
type EnquiryFacts = {
  headline: string;
  name: string;
  /** Of the first name, for a button. */
  firstName: string;
  /** `tel:+12815550142`; undefined when no phone was given. */
  telephone: string | undefined;
  received: string;
  /** Why it may be spam; '' when it is not suspected. */
  warning: string;
};

export function enquiryFacts(
  enquiry: EnquiryRow,
  { timeZone, phone }: Pick<Company, 'timeZone' | 'phone'>,
): EnquiryFacts {
  const name = sanitizeLine(enquiry.name);
  return {
    headline: enquiry.form === 'careers' ? 'New application' : 'New enquiry',
    name,
    firstName: name.split(' ', 1)[0] ?? name,
    telephone: fieldHref(enquiry, 'phone', phone),
    received: mailTime(enquiry.received_at, timeZone),
    warning: enquiry.suspicion === null ? '' : `Suspected spam: ${sanitizeLine(enquiry.suspicion)}.`,
  };
}
