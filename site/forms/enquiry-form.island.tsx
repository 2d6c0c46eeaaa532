import { useEffect, useRef } from 'react';
import * as language from '#language';
import { honeypotField } from '#contract/enquiry-form.ts';
import type { FormKind } from '#contract/enquiry-form.ts';
import { enquiryPath } from '#contract/enquiry.ts';
import { Link } from '../navigation/link.tsx';
import { Button } from '../ui/button.tsx';
import { check } from '../ui/icons/check.ts';
import { Icon } from '../ui/icon.tsx';
import * as styles from './enquiry-form.module.css';
import { EnquiryInputs, type EnquiryInputLabels } from './enquiry-inputs.tsx';
import type { EnquirySettings } from './enquiry-settings.ts';
import { useEnquiry, type EnquiryDependencies } from './use-enquiry.ts';

export interface EnquiryFormContent extends EnquiryInputLabels {
  note: string;
  privacy: { name: string; link: string };
  success: string;
  /** The label of the reference number. */
  reference: string;
}

export interface EnquiryFormProps {
  kind: FormKind;
  content: EnquiryFormContent;
  settings: EnquirySettings;
  dependencies?: EnquiryDependencies;
}

/** The contact and the careers form. Without the script, the browser posts its fields to the same address. */
export function EnquiryForm({ kind, content, settings, dependencies }: EnquiryFormProps) {
  const { form, outcome, submit, edit } = useEnquiry(kind, settings, dependencies);
  const { state, reference } = outcome;
  const status = useRef<HTMLOutputElement>(null);
  const submitting = state === 'submitting';

  useEffect(() => {
    if (state === 'sent') status.current?.focus();
  }, [state]);

  return (
    <>
      <output ref={status} tabIndex={-1} aria-label={language.result} className={styles.status}>
        {state === 'sent' && (
          <span className={styles.success}>
            <span className={styles.successMark}>
              <Icon drawing={check} />
            </span>
            <span>
              <span>{content.success}</span>{' '}
              {reference && (
                <span className={styles.reference}>
                  {content.reference} <strong className={styles.number}>{reference}</strong>
                </span>
              )}
            </span>
          </span>
        )}
      </output>
      <form
        ref={form}
        className={styles.form}
        method="post"
        action={`${settings.api}${enquiryPath}`}
        aria-busy={submitting}
        onSubmit={submit}
        onInput={edit}
      >
        <input type="hidden" name="form" value={kind} />
        <input type="hidden" name="applicationId" value={settings.applicationId} />
        {/* Hidden from everyone but bots that fill in every field. */}
        <div hidden aria-hidden="true">
          <label>
            {language.leaveEmpty}
            <input name={honeypotField} tabIndex={-1} autoComplete="off" />
          </label>
        </div>
        <EnquiryInputs labels={content} phone={settings.phone} readOnly={submitting} />
        <div className={styles.footer}>
          <Button
            look="primary"
            type="submit"
            aria-disabled={submitting}
            data-submitting={language.submitting}
            className={styles.submit}
          >
            <span className={styles.label}>{submitting ? language.submitting : language.submit}</span>
          </Button>
          <p>
            {content.note}{' '}
            <Link className={styles.link} to={content.privacy.link}>
              {content.privacy.name}
            </Link>
          </p>
        </div>
        {state === 'failed' && settings.failureMessage && (
          <p role="alert" className={styles.failure}>
            {settings.failureMessage}
          </p>
        )}
      </form>
    </>
  );
}
