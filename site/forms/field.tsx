import { useId, useState, type FormEvent, type ReactNode } from 'react';
import * as language from '#language';
import { classes } from '../ui/classes.ts';
import { warning } from '../ui/icons/warning.ts';
import { Icon } from '../ui/icon.tsx';
import { Row } from '../ui/row.tsx';
import { below } from '../ui/space.ts';
import * as styles from './field.module.css';

/** Connects a control to its label and hint: spread these props on the `<input>` or `<textarea>`. */
interface ControlProps {
  id: string;
  className: string | undefined;
  readOnly: boolean;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldProps {
  label: string;
  /** Whether the entry cannot be changed, as while the form is being sent. */
  readOnly: boolean;
  optional?: boolean;
  /** The expected format, shown while there is no error. */
  hint?: string;
  /** The message for a missing entry; the browser's own by default. */
  missingMessage?: string | undefined;
  /** The message for an invalid entry; the browser's own by default. */
  invalidMessage?: string | undefined;
  children: (control: ControlProps) => ReactNode;
}

/**
 * A control with its label, hint and error. The browser's own validation decides; the error is shown from a failed submit
 * until the entry is valid, or is sent again: the server may accept what it refused before.
 */
export function Field({ label, readOnly, optional, hint, missingMessage, invalidMessage, children }: FieldProps) {
  const id = useId();
  const [error, setError] = useState('');
  if (readOnly && error) setError('');
  const validate = (event: FormEvent) => {
    const { validity, validationMessage } = event.target as HTMLInputElement;
    const ownMessage = validity.valueMissing ? missingMessage : invalidMessage;
    // A custom error contains the server's reason.
    const replacesMessage = !validity.valid && !validity.customError;
    setError((replacesMessage && ownMessage) || validationMessage);
  };
  // Replaces the browser's bubble, which would cover the text below the field. That also keeps the browser from focusing the
  // first invalid field.
  const showError = (event: FormEvent) => {
    const control = event.target as HTMLInputElement;
    event.preventDefault();
    validate(event);
    if (control === control.form?.querySelector(':invalid')) control.focus();
  };
  const message = error || hint;
  const describedBy = classes(optional && `${id}-optional`, message && `${id}-message`) || undefined;
  return (
    <div onInvalidCapture={showError} onInput={error ? validate : undefined}>
      <Row gap={2} align="baseline" className={below(2)}>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        {optional && (
          <span className={styles.optionalMark} id={`${id}-optional`}>
            {language.optional}
          </span>
        )}
      </Row>
      {children({
        id,
        className: styles.control,
        readOnly,
        'aria-describedby': describedBy,
        'aria-invalid': error ? true : undefined,
      })}
      {message && (
        <p id={`${id}-message`} className={classes(styles.message, error && styles.error)}>
          {error && <Icon drawing={warning} />}
          {/* Text beside conditional content needs its own element: a translator replaces text nodes. */}
          <span>{message}</span>
        </p>
      )}
    </div>
  );
}
