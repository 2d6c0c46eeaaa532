/** The shape of a phone number, for an input's `pattern` attribute. */
export const phonePattern = String.raw`\(\d{3}\) \d{3}-\d{4}`;

/**
 * A phone field takes a change only while its text is shorter than this. `formatPhone` and `formatPhoneEdit` keep to it.
 * Set no `maxlength` on the field: it would cut a pasted `+1 281-555-0142` before these functions see it.
 */
export const phoneLengthUnder = 15;

/** The same shape as a test of a whole text. */
export const phoneShape = /^\(\d{3}\) \d{3}-\d{4}$/;

const digitsInNumber = 10;

/**
 * Shows the digits of any text as `(###) ###-####`, as far as they reach: `281` gives `(281`, `2815` gives `(281) 5`.
 * Only the first ten digits count; a longer number first loses a leading 1, the country code, which no area code
 * begins with.
 */
export function formatPhone(text: string): string {
  const digits = nationalDigits(text);
  if (digits === '') return '';
  if (digits.length <= 3) return `(${digits}`;
  if (digits.length <= 6) return `(${digits.slice(0, 3)}) ${digits.slice(3)}`;
  return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
}

/** Which way a deletion went; a browser tells it as the input event's `inputType`. */
export type DeleteDirection = 'backward' | 'forward';

/**
 * What a phone field shows after an edit, and where its caret then stands.
 *
 * `before` is the formatted text before the edit, `after` what the browser made of it, `caret` the caret (an index into
 * `after`) behind the edit. Both texts come back formatted; the caret keeps the digits to its left.
 *
 * - Deleting a bracket, space or dash deletes the nearest digit: the one before it, or after it when `direction` is
 *   `forward` (`inputType` `deleteContentForward`; the texts alone cannot tell Delete from Backspace).
 * - Typing or pasting into a full number changes nothing; a paste too long for the room left is cut, the digits that
 *   were there stay.
 * - A paste or autofill of a whole number replaces whatever was there.
 */
export function formatPhoneEdit(
  before: string,
  after: string,
  caret: number,
  direction: DeleteDirection = 'backward',
): { text: string; caret: number } {
  const tail = after.slice(caret);
  if (!before.endsWith(tail)) return rewritten(after, caret);

  const start = Math.min(commonPrefixLength(before, after), caret, before.length - tail.length);
  const removed = before.slice(start, before.length - tail.length);
  const inserted = digitsOf(after.slice(start, caret));
  let left = digitsOf(after.slice(0, start));
  let right = digitsOf(tail);

  if (inserted.length >= digitsInNumber) {
    const text = formatPhone(inserted);
    return { text, caret: text.length };
  }
  if (removed !== '' && digitsOf(removed) === '' && caret === start) {
    if (direction === 'forward') right = right.slice(1);
    else left = left.slice(0, -1);
  }
  const room = Math.max(0, digitsInNumber - left.length - right.length);
  const kept = inserted.slice(0, room);
  const text = formatPhone((left + kept + right).slice(0, digitsInNumber));
  const wished = kept === inserted && caret > start ? caret : start;
  return { text, caret: caretAfterDigits(text, left.length + kept.length, wished) };
}

/** The text was replaced as a whole, by autofill or undo: only the digits left of the caret tell where it belongs. */
function rewritten(after: string, caret: number): { text: string; caret: number } {
  const text = formatPhone(after);
  const dropped = digitsOf(after).length > digitsInNumber && digitsOf(after).startsWith('1') ? 1 : 0;
  const digitsLeft = Math.max(0, digitsOf(after.slice(0, caret)).length - dropped);
  return { text, caret: caretAfterDigits(text, Math.min(digitsLeft, digitsOf(text).length), caret) };
}

/** The place nearest to `wished` that has exactly `count` digits to its left, never in front of the first bracket. */
function caretAfterDigits(text: string, count: number, wished: number): number {
  let earliest = Math.min(1, text.length);
  for (let seen = 0; seen < count && earliest < text.length; earliest++) if (isDigit(text.charAt(earliest))) seen++;
  let latest = earliest;
  while (latest < text.length && !isDigit(text.charAt(latest))) latest++;
  return Math.min(Math.max(wished, earliest), latest);
}

function nationalDigits(text: string): string {
  const digits = digitsOf(text);
  const national = digits.length > digitsInNumber && digits.startsWith('1') ? digits.slice(1) : digits;
  return national.slice(0, digitsInNumber);
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

function isDigit(character: string): boolean {
  return character >= '0' && character <= '9';
}

function commonPrefixLength(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length++;
  return length;
}
