import { enquiryLimits } from '#contract/enquiry.ts';
import * as styles from './enquiry-form.module.css';
import type { EnquirySettings } from './enquiry-settings.ts';
import { Field } from './field.tsx';
import { PhoneField } from './phone-field.tsx';

export interface EnquiryInputWords {
  /** The label of the long field. */
  question: string;
  phoneHint: string;
}

interface EnquiryInputsProps {
  words: EnquiryInputWords;
  phone: EnquirySettings['phone'];
  readOnly: boolean;
}

/** The visible fields, each named as in the contract. */
export function EnquiryInputs({ words, phone, readOnly }: EnquiryInputsProps) {
  return (
    <>
      <div className={styles.pair}>
        <Field label="Name">
          {(control) => (
            <input
              {...control}
              name="name"
              autoComplete="name"
              required
              maxLength={enquiryLimits.name}
              readOnly={readOnly}
            />
          )}
        </Field>
        <Field label="Email">
          {(control) => (
            <input
              {...control}
              name="email"
              type="email"
              autoComplete="email"
              required
              maxLength={enquiryLimits.email}
              readOnly={readOnly}
            />
          )}
        </Field>
      </div>
      <PhoneField rule={phone} hint={words.phoneHint} readOnly={readOnly} />
      <Field label={words.question}>
        {(control) => (
          <textarea
            {...control}
            name="question"
            rows={6}
            required
            maxLength={enquiryLimits.question}
            readOnly={readOnly}
          />
        )}
      </Field>
    </>
  );
}
