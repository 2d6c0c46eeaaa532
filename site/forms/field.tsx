import { useId, useState, type FormEvent, type ReactNode } from 'react';
import * as language from '#language';
import { classes } from '../ui/classes.ts';
import { warning } from '../ui/icons/warning.ts';
import { Icon } from '../ui/icon.tsx';
import { Row } from '../ui/row.tsx';
import { below } from '../ui/space.ts';
import * as styles from './field.module.css';

/** Connects a control to its label and hint: spread it on the `<input>` or `<textarea>`. */
interface ControlProps {
  id: string;
  className: string | undefined;
  readOnly: boolean;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldProps {
  label: string;
  /** While what it holds is being sent. */
  readOnly: boolean;
  optional?: boolean;
  /** The expected format; after a failed submit it also is the error message. */
  hint?: string;
  /** The messages for a missing and for an invalid entry; by default the browser's own. */
  missing?: string | undefined;
  wrong?: string | undefined;
  children: (control: ControlProps) => ReactNode;
}

/**
 * A control with its label, hint and error. The browser's own validation decides; the error is shown from a failed submit
 * until the entry is valid, or is sent: the server may accept what it has refused before.
 */
export function Field({ label, readOnly, optional, hint, missing, wrong, children }: FieldProps) {
  const id = useId();
  const [error, setError] = useState('');
  if (readOnly && error) setError('');
  const validate = (event: FormEvent) => {
    const { validity, validationMessage } = event.target as HTMLInputElement;
    const own = validity.valueMissing ? missing : wrong;
    setError((!validity.valid && own) || validationMessage);
  };
  // Replaces the browser's bubble, which would cover the text below the field, and also prevents its focus of the first
  // error.
  const reject = (event: FormEvent) => {
    const control = event.target as HTMLInputElement;
    event.preventDefault();
    validate(event);
    if (control === control.form?.querySelector(':invalid')) control.focus();
  };
  const message = hint ?? error;
  const described = classes(optional && `${id}-optional`, message && `${id}-message`) || undefined;
  return (
    <div onInvalidCapture={reject} onInput={error ? validate : undefined}>
      <Row gap={2} align="baseline" className={below(2)}>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        {optional && (
          <span className={styles.headLabel} id={`${id}-optional`}>
            {language.optional}
          </span>
        )}
      </Row>
      {children({
        id,
        className: styles.control,
        readOnly,
        'aria-describedby': described,
        'aria-invalid': error ? true : undefined,
      })}
      {message && (
        <p id={`${id}-message`} className={classes(styles.text, error && styles.refused)}>
          {error && <Icon drawing={warning} />}
          {/* Text beside conditional content needs an element of its own: a translator replaces text nodes. */}
          <span>{message}</span>
        </p>
      )}
    </div>
  );
}
