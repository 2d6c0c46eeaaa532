import type { EnquiryField } from './enquiry.ts';
import type { PhoneRuleName } from './phone-rules.ts';

/**
 * A rejected field and the reason. `field` is its name as sent, an unknown one truncated, or `body` if the body was not
 * an object.
 */
export type FieldError = { field: string; reason: string };

/** The validation messages of an enquiry, for people and, of what no form sends, for programmers; languages/ has them. */
export type RefusalMessages = Record<Exclude<EnquiryField, 'phone'>, string> &
  Record<'body' | 'unknown' | 'nameLength' | 'emailShape' | 'emailLength' | 'questionLength', string> & {
    phone: Record<PhoneRuleName, string>;
  };
