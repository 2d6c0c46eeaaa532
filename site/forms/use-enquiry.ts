import { useLayoutEffect, useRef, useState, type FormEvent } from 'react';
import type { EnquiryForm } from '#contract/enquiry-form.ts';
import { enquiryPath } from '#contract/enquiry.ts';
import { dropDraft, keepDraft, takeDraft } from './enquiry-draft.ts';
import type { EnquirySettings } from './enquiry-settings.ts';
import { sendEnquiry } from './send-enquiry.ts';

export type EnquiryState = 'open' | 'submitting' | 'sent' | 'failed';

/**
 * What the form at `form` does: `submit` sends what is in its fields, `edit` must hear of every change to them. The fields
 * are cleared once the enquiry is stored; after a failure they keep what was typed. Whoever looks at another page finds
 * them again as they were left.
 */
export function useEnquiry(kind: EnquiryForm, { api, applicationId }: EnquirySettings, send = sendEnquiry) {
  const form = useRef<HTMLFormElement>(null);
  const [state, setState] = useState<EnquiryState>('open');
  // Not the state above: a second submit of the same moment would not see it yet.
  const sending = useRef(false);
  // Stays the same until an edit, so that whoever presses again after a failure sends the same enquiry, not a second one.
  const created = useRef('');

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
      await send(`${api}${enquiryPath}`, { ...wordsIn(element), created: created.current, applicationId });
      element.reset();
      dropDraft(kind);
      created.current = '';
      setState('sent');
    } catch (error) {
      console.error(error);
      setState('failed');
    }
    sending.current = false;
  }

  const edit = () => void (created.current = '');

  return { form, state, submit, edit };
}

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
