import type { FieldError } from '#contract/field-error.ts';
import { enquiryPath } from '#contract/enquiry.ts';
import type { EnquirySettings } from './enquiry-settings.ts';
import { EnquiryNotAccepted, type SendEnquiry } from './send-enquiry.ts';
import { clearUneditedFields, fillEmptyFields, readDraft, type Draft } from './draft.ts';

interface EnquiryOutcome {
  /** `submitting` is followed by `sent` or `failed`. */
  state: 'open' | 'submitting' | 'sent' | 'failed';
  /** The reference of a sent enquiry; '' until the response's body has been read, if it is read at all. */
  reference: string;
  /** The errors of the fields of an enquiry that failed; empty until the response's body has been read, if it is read at all. */
  refusals: readonly FieldError[];
}

/** The outcome before anything is sent, which the markup of every document shows. */
export const initialOutcome: EnquiryOutcome = { state: 'open', reference: '', refusals: [] };

/**
 * What a visitor types into a form and sends with it during a visit, even while another page is shown: a visitor who
 * comes back finds the text, or the outcome. In memory, never in the browser's storage: personal data must not stay on
 * a device that others use.
 */
export class EnquirySubmission {
  #outcome = initialOutcome;
  #draft: Draft = {};
  /** The time in the enquiry, unchanged until an edit: a retry sends the same enquiry, not a second one. */
  #created = '';
  /** The time of the form's first edit, like `performance.now()`; 0, the page's start, if everything was typed before hydration. */
  #firstEdit = 0;
  #form: HTMLFormElement | undefined;
  readonly #listeners = new Set<() => void>();

  readonly outcome = () => this.#outcome;

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Shows the state in a form that has been added to the page. */
  attach(form: HTMLFormElement) {
    this.#form = form;
    fillEmptyFields(form, this.#draft);
    document.addEventListener('site:beforereload', this.#preventLoss);
  }

  /** Keeps the text of a form that leaves the page, or has left it. */
  detach(form: HTMLFormElement) {
    if (this.#form === form) this.#form = undefined;
    this.#draft = readDraft(form);
    if (this.#outcome.state !== 'submitting') this.#outcome = initialOutcome;
  }

  /** Must be called on every change to the fields. */
  edit() {
    this.#created = '';
    this.#firstEdit ||= performance.now();
  }

  /** Sends the fields of a valid form. Does nothing while an enquiry is being sent. Never rejects. */
  async submit(form: HTMLFormElement, settings: EnquirySettings, send: SendEnquiry) {
    if (this.#outcome.state === 'submitting' || !reportValidity(form)) return;
    const { api, applicationId, showReference, failureMessage } = settings;
    const address = `${api}${enquiryPath}`;
    const draft = (this.#draft = readDraft(form));
    const { name = '', email = '', phone = '', question = '' } = draft;
    const created = (this.#created ||= new Date().toISOString());
    const seconds = isSameOrigin(address) ? (performance.now() - this.#firstEdit) / 1000 : null;
    this.#setOutcome({ ...initialOutcome, state: 'submitting' });
    try {
      const sent = await send(address, { email, name, question, phone, created, applicationId }, seconds);
      const outcome = this.#finishSent(draft);
      if (showReference) this.#addDetails(outcome, { reference: await sent.reference() });
    } catch (error) {
      console.error(error);
      const outcome = this.#setOutcome({ ...initialOutcome, state: 'failed' });
      if (!failureMessage || !(error instanceof EnquiryNotAccepted)) return;
      const refusals = await error.refusals();
      // After an edit, the errors may be about text that is no longer there.
      if (this.#created) this.#addDetails(outcome, { refusals });
    }
  }

  /** A reload would lose typed text, cancel what is being sent, and discard an outcome that the visitor has not seen. */
  readonly #preventLoss = (event: Event) => {
    const { state } = this.#outcome;
    const isPending = this.#form ? state === 'submitting' : state !== 'open';
    const texts = Object.values(this.#form ? readDraft(this.#form) : this.#draft);
    if (isPending || texts.some(Boolean)) event.preventDefault();
  };

  #finishSent(draft: Draft) {
    this.#draft = {};
    this.#created = '';
    this.#firstEdit = 0;
    if (this.#form) clearUneditedFields(this.#form, draft);
    return this.#setOutcome({ ...initialOutcome, state: 'sent' });
  }

  /** Adds what the response's body says to `outcome`, unless another outcome has replaced it by then. */
  #addDetails(outcome: EnquiryOutcome, details: Partial<EnquiryOutcome>) {
    if (this.#outcome === outcome) this.#setOutcome({ ...outcome, ...details });
  }

  #setOutcome(outcome: EnquiryOutcome) {
    this.#outcome = outcome;
    for (const listener of this.#listeners) listener();
    return outcome;
  }
}

/** An API on another origin may refuse the header with the seconds. */
const isSameOrigin = (address: string) => new URL(address, location.href).origin === location.origin;

/** Reports errors to the visitor. Empties blank fields first: the browser would accept blanks, the API does not. */
function reportValidity(form: HTMLFormElement) {
  for (const field of form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(':required')) {
    if (!field.value.trim()) field.value = '';
  }
  return form.reportValidity();
}
