import { formatPhone, formatPhoneEdit, phonePattern, phoneShape } from './phone.ts';

/** The rule by which a form validates and formats phone numbers. */
export type PhoneRule = {
  /** The value of an input's `pattern` attribute. */
  pattern: string;
  /** Matches a string that fits the pattern as a whole. */
  shape: RegExp;
  /** The placeholder of an empty field. */
  placeholder: string;
  /** Formats text for the field and numbers for storage. */
  format: (text: string) => string;
  /** The field's text and caret after an edit: see `formatPhoneEdit`. */
  formatEdit: (before: string, after: string, caret: number, inputType: string) => { text: string; caret: number };
  /** The number to dial for a formatted one. */
  dialed: (phone: string) => string;
};

export type PhoneRuleName = 'us' | 'international';

/** 6 to 15 digits (E.164's maximum), grouped as people write them. */
const internationalPattern = String.raw`(?=(?:\D*\d){6,15}\D*$)\+?[\d\(\) .\/\-]{6,30}`;

/** The rules, by the name that content/company.yaml gives in `enquiry.phone`. */
export const phoneRules: Record<PhoneRuleName, PhoneRule> = {
  us: {
    pattern: phonePattern,
    shape: phoneShape,
    placeholder: '(###) ###-####',
    format: formatPhone,
    formatEdit: formatPhoneEdit,
    dialed: (phone) => `+1${phone.replace(/\D/g, '')}`,
  },
  international: {
    pattern: internationalPattern,
    shape: new RegExp(`^${internationalPattern}$`),
    placeholder: '+## ### ######',
    format: (text) => text,
    formatEdit: (_before, after, caret) => ({ text: after, caret }),
    // Without a country code it is dialed as is, within the company's country; after one, `(0)` is left out.
    dialed: (phone) => phone.replace(/^((?:\+|00).*)\(0\)/, '$1').replace(/(?!^\+)\D/g, ''),
  },
};
