import { enquiryFields, enquiryLimits } from './enquiry.ts';
import type { Enquiry, EnquiryField } from './enquiry.ts';
import { phoneRules } from './phone-rules.ts';
import type { PhoneRuleName } from './phone-rules.ts';
import type { FieldError, RefusalMessages } from './field-error.ts';

type EnquiryValidation = { accepted: true; enquiry: Enquiry } | { accepted: false; refusals: FieldError[] };

/**
 * Validates a parsed body as an enquiry, and its phone number by the named rule. The reasons for refusal come from
 * `messages`. Never throws.
 *
 * The strings of a valid enquiry are trimmed and free of characters that a database would refuse or change: lone
 * surrogates, and control characters other than the question's tabs and line breaks.
 * A missing phone is ''; bare digits are formatted as the form's script formats them. An invalid body has
 * at most one error per field, in the order of the fields, then one for each of its first ten unknown fields.
 */
export function validateEnquiry(body: unknown, phoneRule: PhoneRuleName, messages: RefusalMessages): EnquiryValidation {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    return { accepted: false, refusals: [{ field: 'body', reason: messages.body }] };
  }
  const received: Partial<Record<string, unknown>> = { ...body };
  const { phone, applicationId } = received;
  const rule = phoneRules[phoneRule];
  const enquiry: Enquiry = {
    name: line(received['name']),
    email: line(received['email']),
    phone: line(phone),
    question: lines(received['question']),
    created: line(received['created']),
    applicationId: typeof applicationId === 'number' ? applicationId : NaN,
  };
  const reasons: Record<EnquiryField, string | undefined> = {
    name: reasonAgainstName(enquiry.name, messages),
    email: reasonAgainstEmail(enquiry.email, messages),
    phone: isPhoneOrEmpty(phone, enquiry.phone, rule.shape) ? undefined : messages.phone[phoneRule],
    question: reasonAgainstQuestion(enquiry.question, messages),
    created: isUtcTimestamp(enquiry.created) ? undefined : messages.created,
    applicationId: isApplicationId(enquiry.applicationId) ? undefined : messages.applicationId,
  };
  if (!reasons.phone) enquiry.phone = rule.format(enquiry.phone);
  const refusals: FieldError[] = [];
  for (const field of enquiryFields) {
    const reason = reasons[field];
    if (reason !== undefined) refusals.push({ field, reason });
  }
  refusals.push(...unknownFields(Object.keys(body), messages));
  return refusals.length === 0 ? { accepted: true, enquiry } : { accepted: false, refusals };
}

/** Text on one line: control characters, such as a pasted line break or tab, become a space. '' if `value` is not a string. */
function line(value: unknown): string {
  return typeof value === 'string'
    ? value
        .toWellFormed()
        .replace(/\p{Cc}+/gu, ' ')
        .trim()
    : '';
}

/**
 * Text of several lines: keeps tabs and line breaks, and drops other control characters, since PostgreSQL, for one,
 * rejects U+0000 in text. '' if `value` is not a string.
 */
function lines(value: unknown): string {
  return typeof value === 'string'
    ? value
        .toWellFormed()
        .replace(/[^\P{Cc}\t\n\r]+/gu, '')
        .trim()
    : '';
}

function reasonAgainstName(name: string, messages: RefusalMessages): string | undefined {
  if (!isVisible(name)) return messages.name;
  return name.length > enquiryLimits.name ? messages.nameLength : undefined;
}

/** The pattern of a label of a domain, such as `example`. */
const emailLabel = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';

/** The addresses that `<input type="email">` accepts (HTML Standard): the form must never pass what we reject. */
const emailShape = new RegExp(`^[a-z0-9.!#$%&'*+/=?^_\`{|}~-]+@${emailLabel}(?:\\.${emailLabel})*$`, 'i');

function reasonAgainstEmail(email: string, messages: RefusalMessages): string | undefined {
  if (email === '') return messages.email;
  if (email.length > enquiryLimits.email) return messages.emailLength;
  return emailShape.test(email) ? undefined : messages.emailShape;
}

/** `received` is the field as sent; `phone`, its normalized text, is also empty if a number such as 7 was sent. */
function isPhoneOrEmpty(received: unknown, phone: string, shape: RegExp): boolean {
  return (received === undefined || typeof received === 'string') && (phone === '' || shape.test(phone));
}

function reasonAgainstQuestion(question: string, messages: RefusalMessages): string | undefined {
  if (!isVisible(question)) return messages.question;
  return question.length > enquiryLimits.question ? messages.questionLength : undefined;
}

/**
 * Whether `text` has a visible character. White space and control characters are invisible; so are zero-width spaces,
 * direction marks and Hangul fillers (Unicode's Default_Ignorable_Code_Point), the blank Braille pattern, and combining
 * marks without a letter.
 */
function isVisible(text: string): boolean {
  return /[^\p{Default_Ignorable_Code_Point}\p{C}\p{Z}\p{M}\s\u2800]/u.test(text);
}

/** A time in UTC as `toISOString` writes it, with or without milliseconds. */
const timestampShape = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,3})?Z$/;

function isUtcTimestamp(text: string): boolean {
  if (!timestampShape.test(text)) return false;
  // Date.parse reads February 30 as March 2, and hour 24 as the next day: only a day that exists comes back unchanged.
  // The day of an impossible time, such as minute 60, is NaN.
  return new Date(text).getUTCDate() === Number(text.slice(8, 10));
}

function isApplicationId(value: number): boolean {
  return Number.isInteger(value) && value >= 0 && value <= 2_147_483_647;
}

const knownFields: ReadonlySet<string> = new Set(enquiryFields);

/** The most unknown fields that the response names: for thousands, it would be many times the size of the request. */
const maxUnknownFieldsNamed = 10;

/** The maximum number of characters of an unknown field's name that the response repeats. */
const maxFieldNameLength = 60;

function unknownFields(names: string[], messages: RefusalMessages): FieldError[] {
  return names
    .filter((name) => !knownFields.has(name))
    .slice(0, maxUnknownFieldsNamed)
    .map((name) => ({ field: name.slice(0, maxFieldNameLength).toWellFormed(), reason: messages.unknown }));
}
