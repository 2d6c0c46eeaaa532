import { useLayoutEffect, useRef, useState, type FormEvent } from 'react';
import type { FormKind } from '#contract/enquiry-form.ts';
import { enquiryPath } from '#contract/enquiry.ts';
import { dropDraft, keepDraft, takeDraft } from './enquiry-draft.ts';
import type { EnquirySettings } from './enquiry-settings.ts';
import { sendEnquiry } from './send-enquiry.ts';

export type EnquiryState = 'open' | 'submitting' | 'sent' | 'failed';

/**
 * What the form at `form` does: `submit` sends what is in its fields, `edit` must hear of every change to them. The fields
 * are cleared once the enquiry is stored, and `reference` is what it is called, '' where nobody said; after a failure they keep what was typed. Whoever looks at another page finds
 * them again as they were left.
 */
export function useEnquiry(kind: FormKind, { api, applicationId }: EnquirySettings, send = sendEnquiry) {
  const form = useRef<HTMLFormElement>(null);
  const [state, setState] = useState<EnquiryState>('open');
  const [reference, setReference] = useState('');
  // Not the state above: a second submit of the same moment would not see it yet.
  const sending = useRef(false);
  // Stays the same until an edit, so that whoever presses again after a failure sends the same enquiry, not a second one.
  const created = useRef('');
  /** When the form was first edited, in milliseconds since its document was opened; 0 before that, or by whom we did not hear. */
  const began = useRef(0);

  useLayoutEffect(() => {
    const element = form.current!;
    created.current = takeDraft(kind, element);
    return () => keepDraft(kind, element, created.current);
  }, [kind]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const element = event.currentTarget;
    if (sending.current || !hasWords(element)) return;
    sending.current = true;
    created.current ||= new Date().toISOString();
    setState('submitting');
    try {
      const address = `${api}${enquiryPath}`;
      const enquiry = { ...wordsIn(element), created: created.current, applicationId };
      const seconds = isOwnAddress(address) ? (performance.now() - began.current) / 1000 : null;
      setReference(await send(address, enquiry, seconds));
      element.reset();
      dropDraft(kind);
      created.current = '';
      began.current = 0;
      setState('sent');
    } catch (error) {
      console.error(error);
      setState('failed');
    }
    sending.current = false;
  }

  function edit() {
    created.current = '';
    began.current ||= performance.now();
  }

  return { form, state, reference, submit, edit };
}

/** Another origin's API may not allow a header that it does not know. */
const isOwnAddress = (address: string) => new URL(address, location.href).origin === location.origin;

/** Blanks pass for words with the browser, not with the API: a field of blanks is emptied and asked for again. */
function hasWords(form: HTMLFormElement) {
  for (const field of form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(':required')) {
    if (!field.value.trim()) field.value = '';
  }
  return form.reportValidity();
}

function wordsIn(form: HTMLFormElement) {
  const fields = new FormData(form);
  const words = (name: string) => {
    const value = fields.get(name);
    return typeof value === 'string' ? value : '';
  };
  return { email: words('email'), name: words('name'), question: words('question'), phone: words('phone') };
}
