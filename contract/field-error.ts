import type { EnquiryField } from './enquiry.ts';
import type { PhoneRuleName } from './phone-rules.ts';

/**
 * A rejected field and the reason. `field` is its name as sent (truncated if it is unknown), or `body` if the body was
 * not an object.
 */
export type FieldError = { field: string; reason: string };

/** The validation messages of an enquiry, defined in languages/. Only programmers see those for what no form sends. */
export type RefusalMessages = Record<Exclude<EnquiryField, 'phone'>, string> &
  Record<'body' | 'unknown' | 'nameLength' | 'emailShape' | 'emailLength' | 'questionLength', string> & {
    phone: Record<PhoneRuleName, string>;
  };
