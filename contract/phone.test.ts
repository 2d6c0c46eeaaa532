import { describe, expect, it } from 'vitest';
import { textAfter, SimulatedPhoneField } from './simulated-phone-field.ts';
import { formatPhone, maxPhoneLength, phonePattern, phoneShape } from './phone.ts';

describe('formatPhone', () => {
  it.each([
    ['', ''],
    ['2', '(2'],
    ['28', '(28'],
    ['281', '(281'],
    ['2815', '(281) 5'],
    ['281555', '(281) 555'],
    ['2815550', '(281) 555-0'],
    ['2815550142', '(281) 555-0142'],
    ['281.555.0142', '(281) 555-0142'],
    ['+1 281-555-0142', '(281) 555-0142'],
    ['+1 281', '(281'],
    ['12815550142', '(281) 555-0142'],
    ['1 (281) 555-0142', '(281) 555-0142'],
    ['1', '(1'],
    ['1234567890', '(123) 456-7890'],
    ['+', ''],
    ['call me', ''],
  ])('shows %j as %j', (typed, shown) => expect(formatPhone(typed)).toBe(shown));

  it.each([
    '+44 20 7946 0018',
    '+442079460018',
    '+49 30 123456',
    '020 7946 0018',
    '281-555-0142 ext. 7',
    '28155501429',
  ])('does not turn %j into a number', (typed) => expect(formatPhone(typed)).toBe(typed));

  it('leaves its own output unchanged, and shorter than 15 characters', () => {
    for (let length = 0; length <= 11; length++) {
      const shown = formatPhone('19876543210'.slice(0, length));
      expect(formatPhone(shown)).toBe(shown);
      expect(shown.length).toBeLessThanOrEqual(maxPhoneLength);
    }
  });

  it('produces the required format with ten digits and not before', () => {
    expect(formatPhone('2815550142')).toMatch(phoneShape);
    expect(formatPhone('281555014')).not.toMatch(phoneShape);
    for (const [text, fits] of [
      ['(281) 555-0142', true],
      // People type these where no script formats the field.
      ['2815550142', true],
      ['281555014', false],
      ['28155501429', false],
      ['281.555.0142', false],
    ] as const) {
      expect(new RegExp(`^(?:${phonePattern})$`, 'v').test(text)).toBe(fits);
      expect(phoneShape.test(text)).toBe(fits);
    }
  });
});

describe('typing a phone number', () => {
  it('parentheses and dashes appear while digits are typed, and the caret stays at the end', () => {
    const field = new SimulatedPhoneField();
    const shown = '2815550142'.split('').map((digit) => String(field.type(digit)));
    expect(shown).toEqual([
      '(2|',
      '(28|',
      '(281|',
      '(281) 5|',
      '(281) 55|',
      '(281) 555|',
      '(281) 555-0|',
      '(281) 555-01|',
      '(281) 555-014|',
      '(281) 555-0142|',
    ]);
  });

  it('typed parentheses and dashes change nothing', () =>
    expect(textAfter('|', (field) => field.type('(281) 555-0142'))).toBe('(281) 555-0142|'));

  it('letters are rejected', () => expect(textAfter('(281) 5|', (field) => field.type('abc'))).toBe('(281) 5|'));

  it('a digit in the middle shifts the following ones, and the caret is after it', () => {
    expect(textAfter('(2|81) 5', (field) => field.type('7'))).toBe('(27|8) 15');
    expect(textAfter('(28|1) 555', (field) => field.type('99'))).toBe('(289) 9|15-55');
    expect(textAfter('|(281) 5', (field) => field.type('9'))).toBe('(9|28) 15');
  });

  it('typing a digit equal to the next one moves the caret on', () => {
    expect(textAfter('(2|22', (field) => field.type('2'))).toBe('(22|2) 2');
    expect(textAfter('(5|55) 555', (field) => field.type('55'))).toBe('(555|) 555-55');
  });

  it('a full number accepts no further digit, and the caret stays', () => {
    expect(textAfter('(281) 555-0142|', (field) => field.type('9'))).toBe('(281) 555-0142|');
    expect(textAfter('(28|1) 555-0142', (field) => field.type('9'))).toBe('(28|1) 555-0142');
  });

  it('an eleventh digit makes a leading 1 the country code', () => {
    expect(textAfter('|', (field) => field.type('1 281 555 0142'))).toBe('(281) 555-0142|');
    expect(textAfter('|', (field) => field.type('+1 (281) 555-0142'))).toBe('(281) 555-0142|');
    expect(textAfter('|(281) 555-0142', (field) => field.type('1'))).toBe('(|281) 555-0142');
    expect(textAfter('|', (field) => field.type('1234567890'))).toBe('(123) 456-7890|');
  });

  it('a selection is replaced by what is typed', () => {
    expect(textAfter('(281) [555]-0142', (field) => field.type('7'))).toBe('(281) 7|01-42');
    expect(textAfter('[(281) 555-0142]', (field) => field.type('7'))).toBe('(7|');
    expect(textAfter('(2[81) 5]55-0142', (field) => field.type('333'))).toBe('(233) 3|55-0142');
    expect(textAfter('(550) 00[6-]1', (field) => field.type('6'))).toBe('(550) 006|-1');
    expect(textAfter('(281[) ]555', (field) => field.type('9'))).toBe('(281) 9|55-5');
  });
});

describe('deleting from a phone number', () => {
  it('Backspace from end to beginning deletes one digit per press', () => {
    const field = SimulatedPhoneField.at('(281) 555-0142|');
    const shown = Array.from({ length: 11 }, () => String(field.backspace()));
    expect(shown).toEqual([
      '(281) 555-014|',
      '(281) 555-01|',
      '(281) 555-0|',
      '(281) 555|',
      '(281) 55|',
      '(281) 5|',
      '(281|',
      '(28|',
      '(2|',
      '|',
      '|',
    ]);
  });

  it('Backspace at a dash, space or closing parenthesis deletes the digit before it', () => {
    expect(textAfter('(281) 555-|0142', (field) => field.backspace())).toBe('(281) 55|0-142');
    expect(textAfter('(281) |555-0142', (field) => field.backspace())).toBe('(28|5) 550-142');
    expect(textAfter('(281)| 555-0142', (field) => field.backspace())).toBe('(28|5) 550-142');
  });

  it('Backspace at the opening parenthesis deletes nothing', () =>
    expect(textAfter('(|281) 555', (field) => field.backspace(3))).toBe('(|281) 555'));

  it('Backspace in the middle leaves the caret between the same digits', () => {
    expect(textAfter('(281) 5|55-0142', (field) => field.backspace())).toBe('(281) |550-142');
    expect(textAfter('(2|81) 555', (field) => field.backspace())).toBe('(|815) 55');
    expect(textAfter('(281) 555-01|42', (field) => field.backspace(4))).toBe('(281) 5|42');
  });

  it('Delete removes the digit after the caret, across a parenthesis too', () => {
    expect(textAfter('(2|81) 555', (field) => field.delete())).toBe('(2|15) 55');
    expect(textAfter('(281|) 555-0142', (field) => field.delete(2))).toBe('(281|) 501-42');
    expect(textAfter('|(281) 555', (field) => field.delete())).toBe('(|815) 55');
    expect(textAfter('(281) 555|-0142', (field) => field.delete(9))).toBe('(281) 555|');
  });

  it('exactly the selection is deleted', () => {
    expect(textAfter('(281) [555-]0142', (field) => field.backspace())).toBe('(281) |014-2');
    expect(textAfter('(2[81) 555-01]42', (field) => field.delete())).toBe('(2|42');
    expect(textAfter('[(281) 555-0142]', (field) => field.backspace())).toBe('|');
    expect(textAfter('(281)[ 555]-0142', (field) => field.cut())).toBe('(281)| 014-2');
    expect(textAfter('(281[) ]555-0142', (field) => field.cut())).toBe('(281|) 555-0142');
  });
});
