import type { EnquiryField } from './enquiry.ts';
import type { PhoneRuleName } from './phone-rules.ts';

/** Why one field was not accepted. `field` is the field as it was sent, or `body` when there was no enquiry to look at. */
export type FieldError = { field: string; reason: string };

/** The words of refusal, written for the person who filled the form in: languages/ has them. */
export type RefusalWords = Record<Exclude<EnquiryField, 'phone'>, string> &
  Record<'body' | 'unknown' | 'nameLength' | 'emailShape' | 'emailLength' | 'questionLength', string> & {
    phone: Record<PhoneRuleName, string>;
  };
