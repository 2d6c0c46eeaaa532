import { useId, useState, type FormEvent, type ReactNode } from 'react';
import { classes } from '../ui/classes.ts';
import { warning } from '../ui/icons/warning.ts';
import { Icon } from '../ui/icon.tsx';
import { Row } from '../ui/row.tsx';
import { below } from '../ui/space.ts';
import * as styles from './field.module.css';

/** What ties a control to its field's words: spread it on the `<input>` or `<textarea>`. */
export interface ControlProps {
  id: string;
  className: string | undefined;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldProps {
  label: string;
  optional?: boolean;
  /** What may be entered; says what is wrong as well, when the entry is refused. */
  hint?: string;
  children: (control: ControlProps) => ReactNode;
}

/**
 * A control with its label, hint and error. The browser's own check decides whether an entry is good; it is shown as
 * refused after a submit was, and until it is good.
 */
export function Field({ label, optional, hint, children }: FieldProps) {
  const id = useId();
  const [error, setError] = useState('');
  const check = (event: FormEvent) => setError((event.target as HTMLInputElement).validationMessage);
  // The words below the field stand in for the browser's bubble, which would cover them; with it goes its focus.
  const refuse = (event: FormEvent) => {
    const control = event.target as HTMLInputElement;
    event.preventDefault();
    check(event);
    if (control === control.form?.querySelector(':invalid')) control.focus();
  };
  const words = hint ?? error;
  const described = classes(optional && `${id}-optional`, words && `${id}-words`) || undefined;
  return (
    <div onInvalidCapture={refuse} onInput={error ? check : undefined}>
      <Row gap={2} align="baseline" className={below(2)}>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        {optional && (
          <span className={styles.headLabel} id={`${id}-optional`}>
            optional
          </span>
        )}
      </Row>
      {children({
        id,
        className: styles.control,
        'aria-describedby': described,
        'aria-invalid': error ? true : undefined,
      })}
      {words && (
        <p id={`${id}-words`} className={classes(styles.words, error && styles.refused)}>
          {error && <Icon drawing={warning} />}
          {/* In an element of its own, as all words beside what comes and goes: a translator replaces their text nodes. */}
          <span>{words}</span>
        </p>
      )}
    </div>
  );
}
