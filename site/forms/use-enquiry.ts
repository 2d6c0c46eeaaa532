import { useLayoutEffect, useRef, useSyncExternalStore, type FormEvent } from 'react';
import { formKinds, type FormKind } from '#contract/enquiry-form.ts';
import type { EnquirySettings } from './enquiry-settings.ts';
import { EnquirySubmission, initialOutcome } from './enquiry-submission.ts';
import { sendEnquiry } from './send-enquiry.ts';

const submissions = Object.fromEntries(formKinds.map((kind) => [kind, new EnquirySubmission()])) as Record<
  FormKind,
  EnquirySubmission
>;

/** The parts of an enquiry's behavior that tests replace. */
export interface EnquiryDependencies {
  submission?: EnquirySubmission;
  send?: typeof sendEnquiry;
}

/**
 * The behavior of an enquiry form: set the ref `form` on it, and call `submit` and `edit` on its events. Once the enquiry
 * is sent, the fields are cleared. After a failure, and after a visit to another page, they keep their text.
 */
export function useEnquiry(
  kind: FormKind,
  settings: EnquirySettings,
  { submission = submissions[kind], send = sendEnquiry }: EnquiryDependencies = {},
) {
  const form = useRef<HTMLFormElement>(null);
  const outcome = useSyncExternalStore(submission.subscribe, submission.outcome, () => initialOutcome);
  const { refusals } = outcome;

  useLayoutEffect(() => {
    const element = form.current!;
    submission.attach(element);
    return () => submission.detach(element);
  }, [submission]);

  // Runs after the render that makes the fields editable again: until then the browser does not validate them.
  useLayoutEffect(() => {
    const controls = refusals.map(({ field }) => findControl(form.current!, field));
    for (const [index, { reason }] of refusals.entries()) controls[index]?.setCustomValidity(reason);
    if (refusals.length > 0) form.current!.reportValidity();
    // The errors stay visible until an edit, but do not prevent sending the same text again: the server may accept it by
    // then.
    for (const control of controls) control?.setCustomValidity('');
  }, [refusals]);

  return {
    form,
    outcome,
    submit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      void submission.submit(event.currentTarget, settings, send);
    },
    edit: () => submission.edit(),
  };
}

function findControl(form: HTMLFormElement, field: string) {
  const control = form.elements.namedItem(field);
  return control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement ? control : undefined;
}
