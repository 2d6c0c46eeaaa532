import { useEffect, useRef, type FormEvent } from 'react';
import { phoneRules, type PhoneRuleName } from '#contract/phone-rules.ts';
import { Field } from './field.tsx';

export interface PhoneFieldProps {
  rule: PhoneRuleName;
  /** What may be entered, and what a refused entry is told. */
  hint: string;
  readOnly: boolean;
}

/** A phone number, shown as its rule has it while it is typed, pasted or filled in. It may stay empty. */
export function PhoneField({ rule, hint, readOnly }: PhoneFieldProps) {
  const { pattern, format: shownAs, formatEdit } = phoneRules[rule];
  const input = useRef<HTMLInputElement>(null);
  const shown = useRef('');

  function format({ inputType = '' }: Partial<InputEvent>) {
    const { value, selectionStart } = input.current!;
    const { text, caret } = formatEdit(shown.current, value, selectionStart ?? value.length, inputType);
    shown.current = text;
    if (text === value) return;
    input.current!.value = text;
    // Elsewhere, when the browser fills the form in, some would move the focus here.
    if (document.activeElement === input.current) input.current!.setSelectionRange(caret, caret);
  }

  // What came without an input event: typed before the script came, restored, or cleared with the form.
  useEffect(() => {
    shown.current = shownAs(input.current!.value);
    if (input.current!.value !== shown.current) input.current!.value = shown.current;
  });

  return (
    <Field label="Phone" optional hint={hint}>
      {(control) => (
        <input
          {...control}
          ref={input}
          name="phone"
          type="tel"
          autoComplete="tel"
          pattern={pattern}
          title={hint}
          readOnly={readOnly}
          onInput={(event: FormEvent) => format(event.nativeEvent)}
        />
      )}
    </Field>
  );
}
