import { formatPhoneEdit } from './phone.ts';

/** For tests: a phone field as a browser has it: `|` is the caret, `[...]` the selection. Each step edits, then formats. */
export class Field {
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

/** The field, as it is written above, after an edit. */
export const after = (marked: string, edit: (field: Field) => Field): string => String(edit(Field.at(marked)));
