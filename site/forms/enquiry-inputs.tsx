import * as language from '#language';
import { enquiryLimits } from '#contract/enquiry.ts';
import * as styles from './enquiry-form.module.css';
import type { EnquirySettings } from './enquiry-settings.ts';
import { Field } from './field.tsx';
import { PhoneField } from './phone-field.tsx';

export interface EnquiryInputLabels {
  /** The label of the field for the message. */
  question: string;
  phoneHint: string;
  /** The messages for missing entries and for an invalid email address; the browser's own by default. */
  errors?: { name: string; email: string; emailShape: string; question: string };
}

interface EnquiryInputsProps {
  labels: EnquiryInputLabels;
  phone: EnquirySettings['phone'];
  readOnly: boolean;
}

/** The visible fields, each named as in the contract. */
export function EnquiryInputs({ labels, phone, readOnly }: EnquiryInputsProps) {
  const { errors } = labels;
  return (
    <>
      <div className={styles.pair}>
        <Field label={language.name} readOnly={readOnly} missingMessage={errors?.name}>
          {(control) => <input {...control} name="name" autoComplete="name" required maxLength={enquiryLimits.name} />}
        </Field>
        <Field
          label={language.email}
          readOnly={readOnly}
          missingMessage={errors?.email}
          invalidMessage={errors?.emailShape}
        >
          {(control) => (
            <input
              {...control}
              name="email"
              type="email"
              autoComplete="email"
              required
              maxLength={enquiryLimits.email}
            />
          )}
        </Field>
      </div>
      <PhoneField rule={phone} hint={labels.phoneHint} readOnly={readOnly} />
      <Field label={labels.question} readOnly={readOnly} missingMessage={errors?.question}>
        {(control) => <textarea {...control} name="question" rows={6} required maxLength={enquiryLimits.question} />}
      </Field>
    </>
  );
}
