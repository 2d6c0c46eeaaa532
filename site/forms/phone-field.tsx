import { useEffect, useRef, type FormEvent } from 'react';
import * as language from '#language';
import { phoneRules, type PhoneRuleName } from '#contract/phone-rules.ts';
import { Field } from './field.tsx';

interface PhoneFieldProps {
  rule: PhoneRuleName;
  /** The expected format, which is also the error message. */
  hint: string;
  readOnly: boolean;
}

/** An optional phone number, formatted by its rule while it is typed, pasted or autofilled. */
export function PhoneField({ rule, hint, readOnly }: PhoneFieldProps) {
  const { pattern, format, formatEdit } = phoneRules[rule];
  const input = useRef<HTMLInputElement>(null);
  /** The text after the last change, with which the next text is compared. */
  const previousText = useRef('');

  function formatInput({ inputType = '' }: Partial<InputEvent>) {
    const { value, selectionStart } = input.current!;
    const { text, caret } = formatEdit(previousText.current, value, selectionStart ?? value.length, inputType);
    previousText.current = text;
    if (text === value) return;
    input.current!.value = text;
    // The caret is set only if the field has the focus: during autofill, some browsers would move the focus here.
    if (document.activeElement === input.current) input.current!.setSelectionRange(caret, caret);
  }

  // Formats text that changes without an input event: typed before hydration, restored from a draft, reset with the form.
  useEffect(() => {
    previousText.current = format(input.current!.value);
    if (input.current!.value !== previousText.current) input.current!.value = previousText.current;
  });

  return (
    <Field label={language.phone} readOnly={readOnly} optional hint={hint} invalidMessage={hint}>
      {(control) => (
        <input
          {...control}
          ref={input}
          name="phone"
          type="tel"
          autoComplete="tel"
          pattern={pattern}
          title={hint}
          onInput={(event: FormEvent) => formatInput(event.nativeEvent)}
        />
      )}
    </Field>
  );
}
