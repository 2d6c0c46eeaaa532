import { enquiryFields, enquiryLimits } from './enquiry.ts';
import type { Enquiry, EnquiryField } from './enquiry.ts';
import { phoneRules } from './phone-rules.ts';
import type { PhoneRuleName } from './phone-rules.ts';
import type { FieldError, RefusalWords } from './field-error.ts';

type EnquiryValidation = { accepted: true; enquiry: Enquiry } | { accepted: false; refusals: FieldError[] };

/**
 * Tells whether a parsed body is an enquiry, its phone number by the rule of that name, and in `words` why it is not. Never
 * throws.
 *
 * Accepted, its texts are trimmed and hold nothing a database would refuse or change: control characters and halves of
 * surrogate pairs are gone. An absent phone is ''; one of bare digits has the shape in which the form's script sends it.
 * Refused, there is at most one reason a field, in the fields' order,
 * then the unknown fields by name.
 */
export function validateEnquiry(body: unknown, phoneRule: PhoneRuleName, words: RefusalWords): EnquiryValidation {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    return { accepted: false, refusals: [{ field: 'body', reason: words.body }] };
  }
  const sent: Partial<Record<string, unknown>> = { ...body };
  const { phone, applicationId } = sent;
  const rule = phoneRules[phoneRule];
  const enquiry: Enquiry = {
    name: line(sent['name']),
    email: line(sent['email']),
    phone: line(phone),
    question: lines(sent['question']),
    created: line(sent['created']),
    applicationId: typeof applicationId === 'number' ? applicationId : NaN,
  };
  const reasons: Record<EnquiryField, string | undefined> = {
    name: reasonAgainstName(enquiry.name, words),
    email: reasonAgainstEmail(enquiry.email, words),
    phone: isPhone(phone, enquiry.phone, rule.shape) ? undefined : words.phone[phoneRule],
    question: reasonAgainstQuestion(enquiry.question, words),
    created: isUtcTimestamp(enquiry.created) ? undefined : words.created,
    applicationId: isApplicationId(enquiry.applicationId) ? undefined : words.applicationId,
  };
  if (!reasons.phone) enquiry.phone = rule.format(enquiry.phone);
  const refusals: FieldError[] = [];
  for (const field of enquiryFields) {
    const reason = reasons[field];
    if (reason !== undefined) refusals.push({ field, reason });
  }
  refusals.push(...unknownFields(Object.keys(body), words));
  return refusals.length === 0 ? { accepted: true, enquiry } : { accepted: false, refusals };
}

/** One line of text: a line break or tab that came along with a paste becomes a space. */
function line(value: unknown): string {
  return typeof value === 'string'
    ? value
        .toWellFormed()
        .replace(/\p{Cc}+/gu, ' ')
        .trim()
    : '';
}

/** Text of several lines: tabs and line breaks stay. PostgreSQL, for one, refuses U+0000 in a text. */
function lines(value: unknown): string {
  return typeof value === 'string'
    ? value
        .toWellFormed()
        .replace(/[^\P{Cc}\t\n\r]+/gu, '')
        .trim()
    : '';
}

function reasonAgainstName(name: string, words: RefusalWords): string | undefined {
  if (!isVisible(name)) return words.name;
  return name.length > enquiryLimits.name ? words.nameLength : undefined;
}

function reasonAgainstEmail(email: string, words: RefusalWords): string | undefined {
  if (email === '') return words.email;
  if (email.length > enquiryLimits.email) return words.emailLength;
  return emailShape.test(email) ? undefined : words.emailShape;
}

/** `sent` is the field as it came, `phone` its text. */
function isPhone(sent: unknown, phone: string, shape: RegExp): boolean {
  return (sent === undefined || typeof sent === 'string') && (phone === '' || shape.test(phone));
}

function reasonAgainstQuestion(question: string, words: RefusalWords): string | undefined {
  if (!isVisible(question)) return words.question;
  return question.length > enquiryLimits.question ? words.questionLength : undefined;
}

/**
 * Whether a text shows anything. Characters without a shape of their own (zero-width spaces, directions, fillers of
 * Hangul: Unicode's Default_Ignorable_Code_Point; the empty pattern of Braille) and marks that stand on no letter do not.
 */
function isVisible(text: string): boolean {
  return /[^\p{Default_Ignorable_Code_Point}\p{C}\p{Z}\p{M}\s\u2800]/u.test(text);
}

/** What `<input type="email">` accepts (HTML Standard, "valid e-mail address"): the form must never pass what we refuse. */
const emailLabel = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const emailShape = new RegExp(`^[a-z0-9.!#$%&'*+/=?^_\`{|}~-]+@${emailLabel}(?:\\.${emailLabel})*$`, 'i');

const timestampShape = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,3})?Z$/;

function isUtcTimestamp(text: string): boolean {
  if (!timestampShape.test(text)) return false;
  // Date.parse takes 30 February for 2 March, and hour 24 for the next day: only a day that exists comes back as it was
  // written. What is not a time at all has no day.
  return new Date(text).getUTCDate() === Number(text.slice(8, 10));
}

function isApplicationId(value: number): boolean {
  return Number.isInteger(value) && value >= 0 && value <= 2_147_483_647;
}

const knownFields: ReadonlySet<string> = new Set(enquiryFields);

/** So that a body made of thousands of made-up fields does not get an answer many times its size. */
const maxUnknownFieldsNamed = 10;

function unknownFields(names: string[], words: RefusalWords): FieldError[] {
  return names
    .filter((name) => !knownFields.has(name))
    .slice(0, maxUnknownFieldsNamed)
    .map((name) => ({ field: name.slice(0, 60).toWellFormed(), reason: words.unknown }));
}
