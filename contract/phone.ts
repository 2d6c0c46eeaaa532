/**
 * The format of a phone number, for an input's `pattern` attribute. Bare digits are allowed for browsers that run no
 * script to format them.
 */
export const phonePattern = String.raw`\(\d{3}\) \d{3}-\d{4}|\d{10}`;

/** Matches a string that fits `phonePattern` as a whole. */
export const phoneShape = new RegExp(`^(?:${phonePattern})$`);

/**
 * The maximum number of characters: a phone field refuses longer text, whether it is pasted or autofilled. Do not set
 * `maxlength` on the field: it would truncate, and a truncated number may be somebody else's.
 */
export const maxPhoneLength = 14;

const digitsInNumber = 10;

/** A formatted phone number, possibly incomplete. */
const partialPhoneShape = /^(\(\d{1,3}|\(\d{3}\) \d{1,3}|\(\d{3}\) \d{3}-\d{1,4})?$/;

/**
 * Formats the digits in `text` as `(###) ###-####`, as far as they go: `281` becomes `(281`, `2815` becomes `(281) 5`.
 * Drops the country code: `+1`, or a 1 before ten digits. Returns text that cannot be a US number unchanged, such as
 * `+44 20 7946 0018` or a number with more digits: ten digits taken out of it would look right and be wrong.
 */
export function formatPhone(text: string): string {
  const digits = nationalDigits(text);
  return digits === undefined ? text : formatDigits(digits);
}

/**
 * The text and the caret of a phone field after an edit.
 *
 * `before` is the text before the edit, as this function or `formatPhone` returned it; `after` is the text after the
 * browser's edit; `caret` is the caret after the edit, as an index into `after`; `inputType` is the input event's, ''
 * if it has none. The caret keeps the same digits to its left.
 *
 * - Deleting a parenthesis, space or dash deletes the nearest digit: the one before it, or with Delete the one after it.
 * - An insertion is accepted as a whole or not at all: not if it is longer than 14 characters or names another country,
 *   nor if it leads to more than ten digits. An eleventh digit shows that a 1 in front was the country code.
 * - Pasting or autofilling a whole number replaces the text.
 */
export function formatPhoneEdit(
  before: string,
  after: string,
  caret: number,
  inputType: string,
): { text: string; caret: number } {
  const tail = after.slice(caret);
  if (!partialPhoneShape.test(before) || !before.endsWith(tail))
    return resultOfRewrite(before, after, caret, inputType);

  const end = before.length - tail.length;
  const start = Math.min(commonPrefixLength(before, after), caret, end);
  const removed = before.slice(start, end);
  const inserted = after.slice(start, caret);
  const unchanged = { text: before, caret: end };
  let left = digitsOf(before.slice(0, start));
  let right = digitsOf(tail);

  const added = inserted.length <= maxPhoneLength ? nationalDigits(inserted) : undefined;
  if (added === undefined) return unchanged;
  if (added.length === digitsInNumber) return { text: formatDigits(added), caret: formatDigits(added).length };
  // Applies only to keys, not to cutting or dragging: Backspace or Delete at a parenthesis means the digit beside it.
  if (/^delete(?!By)/.test(inputType) && inserted === '' && removed !== '' && digitsOf(removed) === '') {
    if (inputType.endsWith('Forward')) right = right.slice(1);
    else left = left.slice(0, -1);
  }
  const all = left + added + right;
  const digits = nationalDigits(all);
  if (digits === undefined) return unchanged;
  const text = formatDigits(digits);
  const digitsLeft = left.length + added.length - (all.length - digits.length);
  return { text, caret: caretAfterDigits(text, digitsLeft, caret) };
}

/**
 * The result if the whole text was replaced, by autofill or undo, or was not formatted by this function: the caret keeps
 * the number of digits to its left.
 */
function resultOfRewrite(
  before: string,
  after: string,
  caret: number,
  inputType: string,
): { text: string; caret: number } {
  const text = formatPhone(after);
  // Text that was typed before the script loaded must remain deletable.
  const isRefusable = !inputType.startsWith('delete');
  if (isRefusable && (after.length > maxPhoneLength || !partialPhoneShape.test(text)))
    return { text: before, caret: before.length };
  if (text === after) return { text, caret };
  const dropped = digitsOf(after).length - digitsOf(text).length;
  const digitsLeft = Math.max(0, digitsOf(after.slice(0, caret)).length - dropped);
  return { text, caret: caretAfterDigits(text, digitsLeft, caret) };
}

/** The index nearest to `preferred` with exactly `count` digits to its left, never before the opening parenthesis. */
function caretAfterDigits(text: string, count: number, preferred: number): number {
  let earliest = Math.min(1, text.length);
  for (let seen = 0; seen < count && earliest < text.length; earliest++) {
    if (isDigit(text.charAt(earliest))) seen++;
  }
  let latest = earliest;
  while (latest < text.length && !isDigit(text.charAt(latest))) latest++;
  return Math.min(Math.max(preferred, earliest), latest);
}

function formatDigits(digits: string): string {
  if (digits === '') return '';
  if (digits.length <= 3) return `(${digits}`;
  if (digits.length <= 6) return `(${digits.slice(0, 3)}) ${digits.slice(3)}`;
  return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
}

/** Up to ten digits without the country code; undefined if the text is not part of a US number. */
function nationalDigits(text: string): string | undefined {
  // A plus sign, and a first digit other than 1.
  const namesOtherCountry = /^\s*\+\D*[^1\D]/.test(text);
  if (namesOtherCountry) return undefined;
  const digits = digitsOf(text);
  const hasCountryCode = digits.startsWith('1') && (digits.length > digitsInNumber || /^\s*\+/.test(text));
  const national = hasCountryCode ? digits.slice(1) : digits;
  return national.length > digitsInNumber ? undefined : national;
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

function isDigit(character: string): boolean {
  return character >= '0' && character <= '9';
}

function commonPrefixLength(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length++;
  return length;
}
