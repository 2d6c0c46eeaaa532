import { enquiryFields } from '#contract/enquiry.ts';
import type { EnquiryField } from '#contract/enquiry.ts';
import { phoneRules } from '#contract/phone-rules.ts';
import type { PhoneRuleName } from '#contract/phone-rules.ts';
import type { EnquiryRow } from './database.ts';
import { enquiryFromRow, fieldUses } from './enquiry-fields.ts';

/** A field as shown to people, on a line with its label. A stranger wrote the text: the caller must escape it. */
type ShownField = {
  field: EnquiryField;
  label: string;
  text: string;
};

/** The fields that the command line and the viewer show on one line each, in the order of the contract. */
export function shownFields(row: EnquiryRow): ShownField[] {
  const enquiry = enquiryFromRow(row);
  return enquiryFields.flatMap((field) => {
    const { label, shown } = fieldUses[field];
    if (shown === 'apart') return [];
    const value = String(enquiry[field]) || 'none given';
    const text = field === 'created' ? `${value} by their own clock` : value;
    return [{ field, label, text }];
  });
}

/** The URL that a field links to, `mailto:…` or `tel:…` with the number that `rule` dials; undefined if it links to none. */
export function fieldHref({ email, phone }: EnquiryRow, field: EnquiryField, rule: PhoneRuleName): string | undefined {
  if (field === 'email') return mailto(email);
  return field === 'phone' && phone !== '' ? `tel:${phoneRules[rule].dialed(phone)}` : undefined;
}

/** The `mailto:` URL of an address, which has one `@`: the contract has checked that. */
export function mailto(email: string): string {
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}`;
}
