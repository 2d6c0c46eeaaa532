import type { EnquiryField } from './enquiry.ts';
import type { PhoneRuleName } from './phone-rules.ts';

/** A rejected field and the reason. `field` is its name as sent, or `body` if the body was not an enquiry. */
export type FieldError = { field: string; reason: string };

/** Validation messages for the person who filled in the form; languages/ has them. */
export type RefusalMessages = Record<Exclude<EnquiryField, 'phone'>, string> &
  Record<'body' | 'unknown' | 'nameLength' | 'emailShape' | 'emailLength' | 'questionLength', string> & {
    phone: Record<PhoneRuleName, string>;
  };
