import type { Scheduler } from 'fast-check';
import { vi } from 'vitest';
import { queueEarlyInput } from '#site/inline/early-input.ts';
import { defineIslandElement } from '#site/islands/island-element.ts';
import { DocumentScripts, type ScriptFates } from './document-scripts.ts';
import { never, type Network } from './network.ts';
import { formMarkup } from './page-script.tsx';
import { recordListeners } from './record-listeners.ts';
import { postOfServerPage, type PostAnswer } from './site-server.ts';

/** The screen that the visitor sees. `body` is the form data of the post that was refused or lost, so that it can be sent again. */
type Screen = { kind: 'form' | 'elsewhere' | 'thanks' } | { kind: 'refusal' | 'error'; body: string };

const fieldNames = ['name', 'email', 'phone', 'question'];

/** Parsed once: parsing takes longer than everything that follows a load. */
const formDocument = document.createElement('template');
formDocument.innerHTML = formMarkup;

/** The browser of the current history. The island element can be defined only once, so it serves one browser after the other. */
let activeBrowser: Browser | undefined;

/** Opens the browser of a history, in place of the previous one. */
export function openBrowser(...parameters: ConstructorParameters<typeof Browser>): Browser {
  if (!activeBrowser) connectDocument();
  activeBrowser = new Browser(...parameters);
  return activeBrowser;
}

/** Connects the document's scripts to the browser. */
function connectDocument() {
  defineIslandElement({
    showError: (error) => console.error(error),
    importScript: (script) => activeBrowser!.scripts!.loadIslandPart(script),
  });
  HTMLFormElement.prototype.submit = function () {
    activeBrowser!.postForm(this);
  };
  window.stop = () => activeBrowser!.stop();
  navigator.sendBeacon = (_address, fields) => activeBrowser!.sendBeacon((fields as URLSearchParams).toString());
}

/** One tab: documents come and go in it, with the real early input, island element, form and sending. */
class Browser {
  screen: Screen = { kind: 'elsewhere' };
  isReady = false;
  /** The scripts of the open document, or else of the last one. */
  scripts: DocumentScripts | undefined;
  readonly #network: Network;
  readonly #scheduler: Scheduler;
  readonly #hasBackForwardCache: boolean;
  /** The number of the current document: what an earlier document began no longer has an effect. */
  #documentNumber = 0;
  /** Counts the browser's own posts and their cancellations: only the latest post shows a page, and only if it is not canceled. */
  #navigationNumber = 0;
  #restoration: PromiseWithResolvers<void> | undefined;
  #removeListeners = () => {};

  constructor(network: Network, scheduler: Scheduler, hasBackForwardCache: boolean) {
    this.#network = network;
    this.#scheduler = scheduler;
    this.#hasBackForwardCache = hasBackForwardCache;
  }

  /** Loads the form's document. A browser restores what was typed before a reload. */
  load(fates: ScriptFates, typed: Readonly<Record<string, string>> = {}) {
    this.close();
    const scripts = this.#scriptsOf(fates);
    this.scripts = scripts;
    this.#removeListeners = recordListeners();
    queueEarlyInput(() => scripts.loadSite());
    this.#showForm();
    for (const field of this.fields()) field.value = typed[field.name] ?? '';
    void scripts.loadSite().catch(() => undefined);
  }

  /** Ends the document: nothing in it runs after this. */
  close() {
    if (!this.#restoration) window.dispatchEvent(new Event('pagehide'));
    this.#documentNumber += 1;
    this.stop();
    this.#restoration = undefined;
    this.#removeListeners();
    this.#removeListeners = () => {};
    // The island element outlives documents here, but a queued submit must not.
    document.querySelector('form')?.removeAttribute('data-queued');
    document.body.replaceChildren();
    vi.clearAllTimers();
    this.isReady = false;
    delete document.documentElement.dataset['ready'];
    delete document.documentElement.dataset['listening'];
  }

  // Does not use a selector, which would take most of a step's time.
  fields = () => fieldNames.flatMap((name) => [...(document.getElementsByName(name) as NodeListOf<HTMLInputElement>)]);

  /** Cancels the browser's own post. */
  stop() {
    this.#navigationNumber += 1;
  }

  /** Follows a link to another page: client-side if the script runs, otherwise to another document. */
  leave() {
    this.stop();
    if (this.isReady) document.body.replaceChildren();
    else this.#unload();
    this.screen = { kind: 'elsewhere' };
  }

  /** Returns to the form, client-side or by Back. */
  comeBack(fates: ScriptFates, typed: Readonly<Record<string, string>>) {
    this.stop();
    if (this.isReady && !this.#restoration) return this.#showForm();
    if (!this.#restoration) return this.load(fates, typed);
    this.#restoration.resolve();
    this.#restoration = undefined;
    this.screen = { kind: 'form' };
    window.dispatchEvent(new Event('pageshow'));
  }

  /** Submits like a browser that has validated the fields. */
  submit() {
    const form = document.querySelector('form')!;
    if (!form.reportValidity()) return;
    if (form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }))) this.postForm(form);
  }

  postForm(form: HTMLFormElement) {
    // A browser sends line breaks as CR LF.
    const fields = new URLSearchParams();
    for (const [name, value] of new FormData(form)) {
      if (typeof value === 'string') fields.set(name, value.replaceAll('\n', '\r\n'));
    }
    void this.post(String(fields));
  }

  /** Posts without reporting the outcome to the page. */
  sendBeacon(body: string): boolean {
    const post = { contentType: 'application/x-www-form-urlencoded', body };
    this.#network.post('the beacon', post).catch(() => undefined);
    return true;
  }

  /** Posts and shows the answer, as reloading an answer also does. */
  async post(body: string) {
    const navigationNumber = ++this.#navigationNumber;
    const show = (screen: Screen) => {
      if (navigationNumber !== this.#navigationNumber) return;
      this.#unload();
      this.screen = screen;
    };
    try {
      const post = { contentType: 'application/x-www-form-urlencoded', body };
      const answer = await this.#network.post('the browser’s post', post);
      if (answer.status === 303) show({ kind: 'thanks' });
      else show({ kind: 'refusal', body: postOfServerPage(body, answer) });
    } catch {
      show({ kind: 'error', body });
    }
  }

  #scriptsOf(fates: ScriptFates): DocumentScripts {
    const documentNumber = this.#documentNumber;
    return new DocumentScripts(fates, {
      scheduler: this.#scheduler,
      post: (body) => this.#fetch(body),
      whenActive: () => this.#waitUntilActive(documentNumber),
      onReady: () => {
        this.isReady = true;
        document.documentElement.dataset['listening'] = document.documentElement.dataset['ready'] = '';
        document.dispatchEvent(new Event('site:ready'));
      },
    });
  }

  async #fetch(body: string): Promise<PostAnswer> {
    const documentNumber = this.#documentNumber;
    try {
      return await this.#network.post('the script’s post', { contentType: 'application/json', body });
    } finally {
      await this.#waitUntilActive(documentNumber);
    }
  }

  /** Resolves immediately if the document is active, on its return if the browser keeps it, and otherwise never. */
  async #waitUntilActive(documentNumber: number) {
    if (documentNumber === this.#documentNumber) await this.#restoration?.promise;
    if (documentNumber !== this.#documentNumber) await never();
  }

  #showForm() {
    document.body.replaceChildren(document.importNode(formDocument.content, true));
    this.screen = { kind: 'form' };
  }

  /** Another document replaces this one, which the browser keeps or not. */
  #unload() {
    if (this.screen.kind !== 'form') return;
    if (!this.#hasBackForwardCache) return this.close();
    window.dispatchEvent(new Event('pagehide'));
    this.#restoration = Promise.withResolvers();
  }
}

export type { Browser };
