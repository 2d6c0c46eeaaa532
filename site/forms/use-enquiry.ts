import { useLayoutEffect, useRef, useState, type FormEvent } from 'react';
import type { FormKind } from '#contract/enquiry-form.ts';
import { enquiryPath } from '#contract/enquiry.ts';
import { deleteDraft, saveDraft, restoreDraft } from './enquiry-draft.ts';
import type { EnquirySettings } from './enquiry-settings.ts';
import { sendEnquiry } from './send-enquiry.ts';

export type EnquiryState = 'open' | 'submitting' | 'sent' | 'failed';

/**
 * The behavior of the form at `form`: `submit` sends its fields, `edit` must be called on every change to them. Once the
 * enquiry is stored, the fields are cleared and `reference` is its reference, '' if the API gave none. After a failure, and
 * after a visit to another page, the fields keep their text.
 */
export function useEnquiry(kind: FormKind, { api, applicationId }: EnquirySettings, send = sendEnquiry) {
  const form = useRef<HTMLFormElement>(null);
  const [state, setState] = useState<EnquiryState>('open');
  const [reference, setReference] = useState('');
  // A ref: a second submit before the next render would not see the state.
  const sending = useRef(false);
  // Unchanged until an edit, so that a retry after a failure sends the same enquiry, not a second one.
  const created = useRef('');
  /** When the form was first edited, as `performance.now()`; 0 while no edit has been seen. */
  const firstEdit = useRef(0);

  useLayoutEffect(() => {
    const element = form.current!;
    created.current = restoreDraft(kind, element);
    return () => saveDraft(kind, element, created.current);
  }, [kind]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const element = event.currentTarget;
    if (sending.current || !validate(element)) return;
    sending.current = true;
    created.current ||= new Date().toISOString();
    setState('submitting');
    try {
      const address = `${api}${enquiryPath}`;
      const enquiry = { ...readFields(element), created: created.current, applicationId };
      const seconds = isSameOrigin(address) ? (performance.now() - firstEdit.current) / 1000 : null;
      setReference(await send(address, enquiry, seconds));
      element.reset();
      deleteDraft(kind);
      created.current = '';
      firstEdit.current = 0;
      setState('sent');
    } catch (error) {
      console.error(error);
      setState('failed');
    }
    sending.current = false;
  }

  function edit() {
    created.current = '';
    firstEdit.current ||= performance.now();
  }

  return { form, state, reference, submit, edit };
}

/** Another origin's API may refuse a header that it does not know. */
const isSameOrigin = (address: string) => new URL(address, location.href).origin === location.origin;

/** Empties blank fields first: the browser would accept blanks, the API does not. */
function validate(form: HTMLFormElement) {
  for (const field of form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(':required')) {
    if (!field.value.trim()) field.value = '';
  }
  return form.reportValidity();
}

function readFields(form: HTMLFormElement) {
  const fields = new FormData(form);
  const text = (name: string) => {
    const value = fields.get(name);
    return typeof value === 'string' ? value : '';
  };
  return { email: text('email'), name: text('name'), question: text('question'), phone: text('phone') };
}
