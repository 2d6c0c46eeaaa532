import type { FieldError } from '#contract/field-error.ts';
import { enquiryPath } from '#contract/enquiry.ts';
import type { EnquirySettings } from './enquiry-settings.ts';
import { EnquiryNotAccepted, type SendEnquiry } from './send-enquiry.ts';
import { clearFields, fillEmptyFields, readDraft, type Draft } from './draft.ts';

interface EnquiryOutcome {
  /** `submitting` is followed by `sent` or `failed`. */
  state: 'open' | 'submitting' | 'sent' | 'failed';
  /** The reference of a sent enquiry; '' until the answer's body was read, if it ever is. */
  reference: string;
  /** Why it failed, by field; empty until the answer's body was read, if it ever is. */
  refusals: readonly FieldError[];
}

/** The state before anything is sent, which every document shows. */
export const initialOutcome: EnquiryOutcome = { state: 'open', reference: '', refusals: [] };

/**
 * What a visitor types into a form and sends with it during a visit, even while another page is shown: a visitor who
 * comes back finds the text, or the outcome. In memory, never in the browser's storage: personal data must not stay on
 * a device that others use.
 */
export class EnquirySubmission {
  #outcome = initialOutcome;
  #draft: Draft = {};
  // Unchanged until an edit, so that a retry after a failure sends the same enquiry, not a second one.
  #created = '';
  /** When the form was first edited, as `performance.now()`; 0 while no edit has been seen. */
  #firstEdit = 0;
  #form: HTMLFormElement | undefined;
  readonly #listeners = new Set<() => void>();

  readonly outcome = () => this.#outcome;

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Shows the state in a form that has been added to the page. */
  enter(form: HTMLFormElement) {
    this.#form = form;
    fillEmptyFields(form, this.#draft);
    document.addEventListener('site:beforereload', this.#preventLoss);
  }

  /** The form may have been removed from the page already. */
  leave(form: HTMLFormElement) {
    if (this.#form === form) this.#form = undefined;
    this.#draft = readDraft(form);
    if (this.#outcome.state !== 'submitting') this.#outcome = initialOutcome;
  }

  /** Must be called on every change to the fields. */
  edit() {
    this.#created = '';
    this.#firstEdit ||= performance.now();
  }

  /** Sends the fields of a valid form; ignored while it is sending. Never rejects. */
  async submit(form: HTMLFormElement, settings: EnquirySettings, send: SendEnquiry) {
    if (this.#outcome.state === 'submitting' || !validate(form)) return;
    const { api, applicationId, showReference, failureMessage } = settings;
    const address = `${api}${enquiryPath}`;
    const draft = (this.#draft = readDraft(form));
    const { name = '', email = '', phone = '', question = '' } = draft;
    const created = (this.#created ||= new Date().toISOString());
    const seconds = isSameOrigin(address) ? (performance.now() - this.#firstEdit) / 1000 : null;
    this.#set({ ...initialOutcome, state: 'submitting' });
    try {
      const sent = await send(address, { email, name, question, phone, created, applicationId }, seconds);
      const outcome = this.#finish(draft);
      if (showReference) this.#complete(outcome, { reference: await sent.reference() });
    } catch (error) {
      console.error(error);
      const outcome = this.#set({ ...initialOutcome, state: 'failed' });
      if (!failureMessage || !(error instanceof EnquiryNotAccepted)) return;
      const refusals = await error.refusals();
      // After an edit they may be about what is no longer there.
      if (this.#created) this.#complete(outcome, { refusals });
    }
  }

  /** A reload would lose what was typed, break off what is being sent, and take an outcome that nobody has seen. */
  readonly #preventLoss = (event: Event) => {
    const { state } = this.#outcome;
    const isPending = this.#form ? state === 'submitting' : state !== 'open';
    const texts = Object.values(this.#form ? readDraft(this.#form) : this.#draft);
    if (isPending || texts.some(Boolean)) event.preventDefault();
  };

  #finish(draft: Draft) {
    this.#draft = {};
    this.#created = '';
    this.#firstEdit = 0;
    if (this.#form) clearFields(this.#form, draft);
    return this.#set({ ...initialOutcome, state: 'sent' });
  }

  /** Adds what the answer's body says to `outcome`, unless the visitor has gone on to another one meanwhile. */
  #complete(outcome: EnquiryOutcome, details: Partial<EnquiryOutcome>) {
    if (this.#outcome === outcome) this.#set({ ...outcome, ...details });
  }

  #set(outcome: EnquiryOutcome) {
    this.#outcome = outcome;
    for (const listener of this.#listeners) listener();
    return outcome;
  }
}

/** An API on another origin may refuse an unknown header. */
const isSameOrigin = (address: string) => new URL(address, location.href).origin === location.origin;

/** Empties blank fields first: the browser would accept blanks, the API does not. */
function validate(form: HTMLFormElement) {
  for (const field of form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(':required')) {
    if (!field.value.trim()) field.value = '';
  }
  return form.reportValidity();
}
