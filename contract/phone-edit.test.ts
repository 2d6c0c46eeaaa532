import { beforeEach, describe, expect, it } from 'vitest';
import { textAfter, SimulatedPhoneField } from './simulated-phone-field.ts';
import { formatPhone, formatPhoneEdit } from './phone.ts';

describe('pasting and filling in a phone number', () => {
  it.each(['+1 2815550142', '281.555.0142', '1 281 555 0142', '(281) 555-0142', '2815550142', ' 281 555 0142 '])(
    '%j is inserted whole, into an empty field and over another number',
    (pasted) => {
      expect(textAfter('|', (field) => field.insert(pasted))).toBe('(281) 555-0142|');
      expect(textAfter('[(999) 888-7777]', (field) => field.insert(pasted))).toBe('(281) 555-0142|');
      expect(textAfter('(99|9', (field) => field.insert(pasted))).toBe('(281) 555-0142|');
      expect(textAfter('(999) 888-7777|', (field) => field.insert(pasted))).toBe('(281) 555-0142|');
    },
  );

  it('a fragment is inserted at the caret', () => {
    expect(textAfter('(281|', (field) => field.insert('555-0142'))).toBe('(281) 555-0142|');
    expect(textAfter('(281|) 0142', (field) => field.insert('555'))).toBe('(281) 555|-0142');
  });

  it('a fragment too long for the remaining room is rejected', () =>
    expect(textAfter('(281|) 555-01', (field) => field.insert('99999'))).toBe('(281|) 555-01'));

  it.each(['+44 20 7946 0018', '+442079460018', '+4930123456', '020 7946 0018', '28155501429999'])(
    'a number that is not from the US is rejected: %j',
    (pasted) => {
      expect(textAfter('|', (field) => field.insert(pasted))).toBe('|');
      expect(textAfter('(281|', (field) => field.insert(pasted))).toBe('(281|');
      expect(formatPhoneEdit('(281', pasted, pasted.length, '')).toEqual({ text: '(281', caret: 4 });
    },
  );

  it('an insertion of 15 characters is rejected, one of 14 is accepted', () => {
    expect(textAfter('|', (field) => field.insert('281 - 555 - 014'))).toBe('|');
    expect(textAfter('|', (field) => field.insert('+1 281-555-0142'))).toBe('|');
    expect(formatPhoneEdit('(2', '+1 281-555-0142', 15, '')).toEqual({ text: '(2', caret: 2 });
    expect(textAfter('|', (field) => field.insert('+1 281 5550142'))).toBe('(281) 555-0142|');
  });

  it('text typed before the script was loaded can be corrected', () => {
    expect(formatPhoneEdit('+44 20 7946 0018', '+44 20 7946 001', 15, 'deleteContentBackward').text).toBe(
      '+44 20 7946 001',
    );
    expect(formatPhoneEdit('+44 20 7946 0018', '', 0, 'deleteContentBackward').text).toBe('');
    expect(formatPhoneEdit('281-555-0142 x7', '281-555-0142 x', 14, 'deleteContentBackward').text).toBe(
      '(281) 555-0142',
    );
  });

  it('autofill replaces the text, wherever the browser leaves the caret', () => {
    expect(formatPhoneEdit('', '+12815550142', 12, '')).toEqual({ text: '(281) 555-0142', caret: 14 });
    expect(formatPhoneEdit('(2', '+12815550142', 12, '')).toEqual({ text: '(281) 555-0142', caret: 14 });
    expect(formatPhoneEdit('(999) 888-7777', '2815550142', 10, '')).toEqual({ text: '(281) 555-0142', caret: 14 });
    expect(formatPhoneEdit('', '2815550142', 0, '')).toEqual({ text: '(281) 555-0142', caret: 1 });
    expect(formatPhoneEdit('(999) 888-7777', '+12815550142', 5, '')).toEqual({ text: '(281) 555-0142', caret: 5 });
  });
});

describe('any edit', () => {
  const digitsOf = (text: string) => text.replace(/\D/g, '');
  let seed = 0;
  beforeEach(() => void (seed = 7));
  /** A pseudorandom integer below `below`, from Lehmer's generator; every test gets the same sequence. */
  const random = (below: number): number => (seed = (seed * 48_271) % 2_147_483_647) % below;
  /** Moves the caret to a random place; one time in three, selects text. */
  const moveCaret = (field: SimulatedPhoneField) => {
    const [a, b] = [random(field.text.length + 1), random(field.text.length + 1)];
    field.selectionStart = Math.min(a, b);
    field.selectionEnd = random(3) === 0 ? Math.max(a, b) : field.selectionStart;
  };

  it('leaves formatted text with the caret inside it', () => {
    const field = new SimulatedPhoneField();
    for (let step = 0; step < 20_000; step++) {
      moveCaret(field);
      const edit = random(5);
      if (edit === 0) field.backspace();
      else if (edit === 1) field.delete();
      else if (edit === 2) field.cut();
      else field.insert('12 345-6789x(0)+1 281'.slice(random(20)).slice(0, random(14)));
      expect(field.text).toMatch(/^(\(\d{1,3}(\) \d{1,3}(-\d{1,4})?)?)?$/);
      expect(formatPhone(field.text)).toBe(field.text);
      expect(field.selectionStart).toBeGreaterThanOrEqual(0);
      expect(field.selectionStart).toBeLessThanOrEqual(field.text.length);
    }
  });

  it('loses only the selected digits and gains only the typed ones, in order', () => {
    const field = new SimulatedPhoneField();
    for (let step = 0; step < 50_000; step++) {
      moveCaret(field);
      const { text: textBefore, selectionStart: start, selectionEnd: end } = field;
      const marked = `${textBefore.slice(0, start)}[${textBefore.slice(start, end)}]${textBefore.slice(end)}`;
      const [left, right] = [digitsOf(textBefore.slice(0, start)), digitsOf(textBefore.slice(end))];
      const digitsBefore = digitsOf(textBefore);
      const hasSelection = start !== end;
      const text = '0123456789-) '.charAt(random(13));
      const isDeletion = random(5) === 0;
      if (isDeletion) field.backspace();
      else field.insert(text);
      const edited = left + (isDeletion ? '' : digitsOf(text)) + right;
      const deletesOneDigit = isDeletion && (!hasSelection || edited === digitsBefore);
      const digits = deletesOneDigit ? left.slice(0, -1) + right : edited;
      // An eleventh digit is rejected, unless a leading 1 is the country code.
      const expectedOfEleven = digits.startsWith('1') ? digits.slice(1) : digitsBefore;
      const expected = digits.length < 11 ? digits : expectedOfEleven;
      expect(digitsOf(field.text), `${marked} ${isDeletion ? 'Backspace' : text}`).toBe(expected);
      if (random(40) === 0) field.text = '';
    }
  });

  it('typing one digit anywhere keeps the digits in the visible order', () => {
    const formatted = '(281) 555-0';
    for (let caret = 0; caret <= formatted.length; caret++) {
      const field = SimulatedPhoneField.at(`${formatted.slice(0, caret)}|${formatted.slice(caret)}`).type('9');
      const digits = formatted.slice(0, caret).replace(/\D/g, '') + '9' + formatted.slice(caret).replace(/\D/g, '');
      expect(field.text.replace(/\D/g, '')).toBe(digits);
      expect(field.text[field.selectionStart - 1]).toBe('9');
    }
  });
});
