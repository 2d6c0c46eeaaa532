import { describe, expect, it, test } from 'vitest';
import { formatPhone, formatPhoneEdit, phoneLengthUnder, phonePattern, phoneShape } from './phone.ts';

describe('formatPhone', () => {
  test.each([
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

  test.each([
    '+44 20 7946 0018',
    '+442079460018',
    '+49 30 123456',
    '020 7946 0018',
    '281-555-0142 ext. 7',
    '28155501429',
  ])('makes no number of %j', (typed) => expect(formatPhone(typed)).toBe(typed));

  it('leaves what it made as it is, and stays under 15 characters', () => {
    for (let length = 0; length <= 11; length++) {
      const shown = formatPhone('19876543210'.slice(0, length));
      expect(formatPhone(shown)).toBe(shown);
      expect(shown.length).toBeLessThan(phoneLengthUnder);
    }
  });

  it('reaches the required shape with ten digits and not before', () => {
    expect(formatPhone('2815550142')).toMatch(phoneShape);
    expect(formatPhone('281555014')).not.toMatch(phoneShape);
    expect(new RegExp(`^(?:${phonePattern})$`, 'v').test('(281) 555-0142')).toBe(true);
  });
});

/** A phone field as a browser has it: `|` is the caret, `[...]` the selection. Each step edits, then formats. */
class Field {
  before = '';
  from = 0;
  to = 0;

  static at(marked: string): Field {
    const field = new Field();
    field.from = marked.search(/[|[]/);
    const text = marked.replace(/[|[]/, '');
    const end = text.indexOf(']');
    field.to = end < 0 ? field.from : end;
    field.before = text.replace(']', '');
    return field;
  }

  insert(text: string): this {
    const after = this.before.slice(0, this.from) + text + this.before.slice(this.to);
    return this.#show(after, this.from + text.length, text.length === 1 ? 'insertText' : 'insertFromPaste');
  }

  type(text: string): this {
    for (const character of text) this.insert(character);
    return this;
  }

  backspace(times = 1): this {
    return this.#delete(times, 'deleteContentBackward');
  }

  delete(times = 1): this {
    return this.#delete(times, 'deleteContentForward');
  }

  cut(): this {
    const after = this.before.slice(0, this.from) + this.before.slice(this.to);
    return this.#show(after, this.from, 'deleteByCut');
  }

  #delete(times: number, inputType: string): this {
    for (let time = 0; time < times; time++) {
      if (this.from === this.to && inputType.endsWith('Backward')) this.from = Math.max(0, this.from - 1);
      else if (this.from === this.to) this.to = Math.min(this.before.length, this.to + 1);
      const after = this.before.slice(0, this.from) + this.before.slice(this.to);
      if (after !== this.before) this.#show(after, this.from, inputType);
    }
    return this;
  }

  #show(after: string, caret: number, inputType: string): this {
    const shown = formatPhoneEdit(this.before, after, caret, inputType);
    this.before = shown.text;
    this.from = this.to = shown.caret;
    return this;
  }

  toString(): string {
    return `${this.before.slice(0, this.from)}|${this.before.slice(this.from)}`;
  }
}

const after = (marked: string, edit: (field: Field) => Field): string => String(edit(Field.at(marked)));

describe('typing a phone number', () => {
  it('brackets and dashes appear as the digits come, the caret stays at the end', () => {
    const field = new Field();
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

  it('typing the brackets and dashes oneself does no harm', () =>
    expect(after('|', (field) => field.type('(281) 555-0142'))).toBe('(281) 555-0142|'));

  it('letters are not taken', () => expect(after('(281) 5|', (field) => field.type('abc'))).toBe('(281) 5|'));

  it('a digit in the middle pushes the others along and the caret stands behind it', () => {
    expect(after('(2|81) 5', (field) => field.type('7'))).toBe('(27|8) 15');
    expect(after('(28|1) 555', (field) => field.type('99'))).toBe('(289) 9|15-55');
    expect(after('|(281) 5', (field) => field.type('9'))).toBe('(9|28) 15');
  });

  it('a digit equal to its neighbor moves the caret on', () => {
    expect(after('(2|22', (field) => field.type('2'))).toBe('(22|2) 2');
    expect(after('(5|55) 555', (field) => field.type('55'))).toBe('(555|) 555-55');
  });

  it('a full number takes no further digit and the caret stays', () => {
    expect(after('(281) 555-0142|', (field) => field.type('9'))).toBe('(281) 555-0142|');
    expect(after('(28|1) 555-0142', (field) => field.type('9'))).toBe('(28|1) 555-0142');
  });

  it('an eleventh digit makes a leading 1 the country code', () => {
    expect(after('|', (field) => field.type('1 281 555 0142'))).toBe('(281) 555-0142|');
    expect(after('|', (field) => field.type('+1 (281) 555-0142'))).toBe('(281) 555-0142|');
    expect(after('|(281) 555-0142', (field) => field.type('1'))).toBe('(|281) 555-0142');
    expect(after('|', (field) => field.type('1234567890'))).toBe('(123) 456-7890|');
  });

  it('a selection is replaced by what is typed', () => {
    expect(after('(281) [555]-0142', (field) => field.type('7'))).toBe('(281) 7|01-42');
    expect(after('[(281) 555-0142]', (field) => field.type('7'))).toBe('(7|');
    expect(after('(2[81) 5]55-0142', (field) => field.type('333'))).toBe('(233) 3|55-0142');
    expect(after('(550) 00[6-]1', (field) => field.type('6'))).toBe('(550) 006|-1');
    expect(after('(281[) ]555', (field) => field.type('9'))).toBe('(281) 9|55-5');
  });
});

describe('deleting from a phone number', () => {
  it('Backspace from the end to the beginning takes one digit a press', () => {
    const field = Field.at('(281) 555-0142|');
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

  it('Backspace over a dash, space or bracket deletes the digit before it', () => {
    expect(after('(281) 555-|0142', (field) => field.backspace())).toBe('(281) 55|0-142');
    expect(after('(281) |555-0142', (field) => field.backspace())).toBe('(28|5) 550-142');
    expect(after('(281)| 555-0142', (field) => field.backspace())).toBe('(28|5) 550-142');
  });

  it('Backspace over the first bracket deletes nothing', () =>
    expect(after('(|281) 555', (field) => field.backspace(3))).toBe('(|281) 555'));

  it('Backspace in the middle leaves the caret between the same digits', () => {
    expect(after('(281) 5|55-0142', (field) => field.backspace())).toBe('(281) |550-142');
    expect(after('(2|81) 555', (field) => field.backspace())).toBe('(|815) 55');
    expect(after('(281) 555-01|42', (field) => field.backspace(4))).toBe('(281) 5|42');
  });

  it('Delete takes the digit after the caret, over a bracket too', () => {
    expect(after('(2|81) 555', (field) => field.delete())).toBe('(2|15) 55');
    expect(after('(281|) 555-0142', (field) => field.delete(2))).toBe('(281|) 501-42');
    expect(after('|(281) 555', (field) => field.delete())).toBe('(|815) 55');
    expect(after('(281) 555|-0142', (field) => field.delete(9))).toBe('(281) 555|');
  });

  it('a selection is deleted as it is', () => {
    expect(after('(281) [555-]0142', (field) => field.backspace())).toBe('(281) |014-2');
    expect(after('(2[81) 555-01]42', (field) => field.delete())).toBe('(2|42');
    expect(after('[(281) 555-0142]', (field) => field.backspace())).toBe('|');
    expect(after('(281)[ 555]-0142', (field) => field.cut())).toBe('(281)| 014-2');
    expect(after('(281[) ]555-0142', (field) => field.cut())).toBe('(281|) 555-0142');
  });
});

describe('pasting and filling in a phone number', () => {
  test.each(['+1 2815550142', '281.555.0142', '1 281 555 0142', '(281) 555-0142', '2815550142', ' 281 555 0142 '])(
    '%j arrives whole, in an empty field and over another number',
    (pasted) => {
      expect(after('|', (field) => field.insert(pasted))).toBe('(281) 555-0142|');
      expect(after('[(999) 888-7777]', (field) => field.insert(pasted))).toBe('(281) 555-0142|');
      expect(after('(99|9', (field) => field.insert(pasted))).toBe('(281) 555-0142|');
      expect(after('(999) 888-7777|', (field) => field.insert(pasted))).toBe('(281) 555-0142|');
    },
  );

  it('a piece goes where the caret is', () => {
    expect(after('(281|', (field) => field.insert('555-0142'))).toBe('(281) 555-0142|');
    expect(after('(281|) 0142', (field) => field.insert('555'))).toBe('(281) 555|-0142');
  });

  it('a piece too long for the room left is not taken', () =>
    expect(after('(281|) 555-01', (field) => field.insert('99999'))).toBe('(281|) 555-01'));

  test.each(['+44 20 7946 0018', '+442079460018', '+4930123456', '020 7946 0018', '28155501429999'])(
    'what is no US number is not taken: %j',
    (pasted) => {
      expect(after('|', (field) => field.insert(pasted))).toBe('|');
      expect(after('(281|', (field) => field.insert(pasted))).toBe('(281|');
      expect(formatPhoneEdit('(281', pasted, pasted.length, '')).toEqual({ text: '(281', caret: 4 });
    },
  );

  it('15 characters are not taken, 14 are', () => {
    expect(after('|', (field) => field.insert('281 - 555 - 0142'.slice(0, 15)))).toBe('|');
    expect(after('|', (field) => field.insert('+1 281-555-0142'))).toBe('|');
    expect(formatPhoneEdit('(2', '+1 281-555-0142', 15, '')).toEqual({ text: '(2', caret: 2 });
    expect(after('|', (field) => field.insert('+1 281 5550142'))).toBe('(281) 555-0142|');
  });

  it('what was there before the script came can be mended', () => {
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

describe('any edit at all', () => {
  const digitsOf = (text: string) => text.replace(/\D/g, '');
  let seed = 7;
  const random = (below: number): number => (seed = (seed * 48_271) % 2_147_483_647) % below;
  const anyCaret = (field: Field) => {
    const [a, b] = [random(field.before.length + 1), random(field.before.length + 1)];
    field.from = Math.min(a, b);
    field.to = random(3) === 0 ? Math.max(a, b) : field.from;
  };

  it('leaves a formatted text with the caret inside it', () => {
    const field = new Field();
    for (let step = 0; step < 20_000; step++) {
      anyCaret(field);
      const edit = random(5);
      if (edit === 0) field.backspace();
      else if (edit === 1) field.delete();
      else if (edit === 2) field.cut();
      else field.insert('12 345-6789x(0)+1 281'.slice(random(20)).slice(0, random(14)));
      expect(field.before).toMatch(/^(\(\d{1,3}(\) \d{1,3}(-\d{1,4})?)?)?$/);
      expect(formatPhone(field.before)).toBe(field.before);
      expect(field.from).toBeGreaterThanOrEqual(0);
      expect(field.from).toBeLessThanOrEqual(field.before.length);
    }
  });

  it('loses no digit but the selected ones, and gains none but the typed ones, in their order', () => {
    const field = new Field();
    for (let step = 0; step < 50_000; step++) {
      anyCaret(field);
      const marked = `${field.before.slice(0, field.from)}[${field.before.slice(field.from, field.to)}]${field.before.slice(field.to)}`;
      const [left, right] = [field.before.slice(0, field.from), field.before.slice(field.to)].map(digitsOf) as [
        string,
        string,
      ];
      const was = digitsOf(field.before);
      const selected = field.from !== field.to;
      const text = '0123456789-) '.charAt(random(13));
      const deletes = random(5) === 0;
      if (deletes) field.backspace();
      else field.insert(text);
      const all = left + (deletes ? '' : digitsOf(text)) + right;
      const sole = deletes && (!selected || all === was);
      const wished = sole ? left.slice(0, -1) + right : all;
      const taken = wished.length < 11 ? wished : wished.startsWith('1') ? wished.slice(1) : was;
      expect(digitsOf(field.before), `${marked} ${deletes ? 'Backspace' : text}`).toBe(taken);
      if (random(40) === 0) field.before = '';
    }
  });

  it('typing one digit anywhere keeps the digits in the order a person sees', () => {
    const shown = '(281) 555-0';
    for (let caret = 0; caret <= shown.length; caret++) {
      const field = Field.at(`${shown.slice(0, caret)}|${shown.slice(caret)}`).type('9');
      const digits = shown.slice(0, caret).replace(/\D/g, '') + '9' + shown.slice(caret).replace(/\D/g, '');
      expect(field.before.replace(/\D/g, '')).toBe(digits);
      expect(field.before[field.from - 1]).toBe('9');
    }
  });
});
