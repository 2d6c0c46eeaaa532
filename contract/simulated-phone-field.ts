import { formatPhoneEdit } from './phone.ts';

/** Simulates a phone field of a browser, for tests: each edit changes the text as a browser does and then formats it. */
export class SimulatedPhoneField {
  text = '';
  selectionStart = 0;
  selectionEnd = 0;

  /** A field with this text, in which `|` marks the caret, or `[...]` the selection. */
  static at(marked: string): SimulatedPhoneField {
    const field = new SimulatedPhoneField();
    field.selectionStart = marked.search(/[|[]/);
    const withoutStart = marked.replace(/[|[]/, '');
    const end = withoutStart.indexOf(']');
    field.selectionEnd = end < 0 ? field.selectionStart : end;
    field.text = withoutStart.replace(']', '');
    return field;
  }

  /** Replaces the selection, as by pasting; one character is inserted as by a key. */
  insert(text: string): this {
    const after = this.text.slice(0, this.selectionStart) + text + this.text.slice(this.selectionEnd);
    return this.#show(after, this.selectionStart + text.length, text.length === 1 ? 'insertText' : 'insertFromPaste');
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
    const after = this.text.slice(0, this.selectionStart) + this.text.slice(this.selectionEnd);
    return this.#show(after, this.selectionStart, 'deleteByCut');
  }

  #delete(times: number, inputType: string): this {
    for (let time = 0; time < times; time++) {
      const hasSelection = this.selectionStart !== this.selectionEnd;
      if (!hasSelection && inputType.endsWith('Backward')) this.selectionStart = Math.max(0, this.selectionStart - 1);
      else if (!hasSelection) this.selectionEnd = Math.min(this.text.length, this.selectionEnd + 1);
      const after = this.text.slice(0, this.selectionStart) + this.text.slice(this.selectionEnd);
      if (after !== this.text) this.#show(after, this.selectionStart, inputType);
    }
    return this;
  }

  #show(after: string, caret: number, inputType: string): this {
    const edited = formatPhoneEdit(this.text, after, caret, inputType);
    this.text = edited.text;
    this.selectionStart = this.selectionEnd = edited.caret;
    return this;
  }

  /** The text with its caret marked by `|`. */
  toString(): string {
    return `${this.text.slice(0, this.selectionStart)}|${this.text.slice(this.selectionStart)}`;
  }
}

/** The text of a field after an edit, with its caret marked; `marked` is as for `SimulatedPhoneField.at`. */
export const textAfter = (marked: string, edit: (field: SimulatedPhoneField) => SimulatedPhoneField): string =>
  String(edit(SimulatedPhoneField.at(marked)));
