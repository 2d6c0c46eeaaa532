import { useRef, useState, type FormEvent } from 'react';
import { enquiryPath } from '#contract/enquiry.ts';
import type { EnquirySettings } from './enquiry-settings.ts';
import { sendEnquiry } from './send-enquiry.ts';

export type EnquiryState = 'open' | 'submitting' | 'sent' | 'failed';

/**
 * What an enquiry form does: `submit` sends what is in its fields, `edit` must hear of every change to them. The fields
 * are cleared once the enquiry is stored; after a failure they keep what was typed.
 */
export function useEnquiry({ api, applicationId }: EnquirySettings, send = sendEnquiry) {
  const [state, setState] = useState<EnquiryState>('open');
  // Not the state above: a second submit of the same moment would not see it yet.
  const sending = useRef(false);
  // Stays the same until an edit, so that whoever presses again after a failure sends the same enquiry, not a second one.
  const created = useRef('');

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (sending.current || !hasWords(form)) return;
    sending.current = true;
    created.current ||= new Date().toISOString();
    setState('submitting');
    try {
      await send(`${api}${enquiryPath}`, { ...wordsIn(form), created: created.current, applicationId });
      form.reset();
      created.current = '';
      setState('sent');
    } catch (error) {
      console.error(error);
      setState('failed');
    }
    sending.current = false;
  }

  const edit = () => void (created.current = '');

  return { state, submit, edit };
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
