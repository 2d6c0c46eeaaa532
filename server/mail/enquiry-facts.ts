import { languages } from '#languages/languages.ts';
import { fieldHref } from '../model/shown-fields.ts';
import type { Company } from '../company/company.ts';
import type { EnquiryRow } from '../model/database.ts';
import { sanitizeLine } from './sanitize-line.ts';
import { mailTime } from './mail-time.ts';

/** The facts about an enquiry, besides its fields, for the HTML and the plain text of the mail. */
type EnquiryFacts = {
  /** What it is, for use within a line: `new inquiry`, `new application`. */
  kind: string;
  /** What it is, and the sender's name. */
  title: string;
  name: string;
  /** The sender's first name, for the label of a button. */
  firstName: string;
  /** `tel:+12815550142`; undefined if no phone number was given. */
  telephone: string | undefined;
  received: string;
  /** The reason that it may be spam; '' if it is not suspected. */
  warning: string;
};

export function enquiryFacts(
  enquiry: EnquiryRow,
  company: Pick<Company, 'language' | 'country' | 'timeZone' | 'phone'>,
): EnquiryFacts {
  const words = languages[company.language].mail;
  const name = sanitizeLine(enquiry.name);
  return {
    ...(enquiry.form === 'careers'
      ? { kind: words.applicationKind, title: words.applicationFrom(name) }
      : { kind: words.enquiryKind, title: words.enquiryFrom(name) }),
    name,
    firstName: name.split(' ', 1)[0] ?? name,
    telephone: fieldHref(enquiry, 'phone', company.phone),
    received: mailTime(enquiry.received_at, company),
    warning: enquiry.suspicion === null ? '' : words.suspected(sanitizeLine(enquiry.suspicion)),
  };
}
