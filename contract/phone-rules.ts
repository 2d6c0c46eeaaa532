import { formatPhone, formatPhoneEdit, phonePattern, phoneShape } from './phone.ts';

/** What a form takes for a phone number. */
export type PhoneRule = {
  /** For an input's `pattern` attribute. */
  pattern: string;
  /** Tests a whole text against the pattern. */
  shape: RegExp;
  /** The shape as an empty field shows it. */
  placeholder: string;
  /** A text as the field shows it, and a number as it is kept. */
  format: (text: string) => string;
  /** What the field shows after an edit, and where its caret then stands: as `formatPhoneEdit` has it. */
  formatEdit: (before: string, after: string, caret: number, inputType: string) => { text: string; caret: number };
  /** A number of that shape as a telephone dials it. */
  dialed: (phone: string) => string;
};

export type PhoneRuleName = 'us' | 'international';

/** 6 to 15 digits, as E.164 has at most, grouped as people write them. */
const anyPattern = String.raw`(?=(?:\D*\d){6,15}\D*$)\+?[\d\(\) .\/\-]{6,30}`;

/** The rules by the name that content/company.yaml gives (`enquiry.phone`). */
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
    pattern: anyPattern,
    shape: new RegExp(`^${anyPattern}$`),
    placeholder: '+## ### ######',
    format: (text) => text,
    formatEdit: (_before, after, caret) => ({ text: after, caret }),
    // Without a country code it is dialed as it is where the company is.
    dialed: (phone) => phone.replace(/(?!^\+)\D/g, ''),
  },
};
