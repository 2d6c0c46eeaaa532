import type { Scheduler } from 'fast-check';
import { vi } from 'vitest';
import { queueEarlyInput } from '#site/inline/early-input.ts';
import { hydrateIsland } from '#site/islands/hydrate.tsx';
import { defineIslandElement } from '#site/islands/island-element.ts';
import { never, type Network } from './network.ts';
import { formMarkup, islandScript } from './page-script.tsx';
import { recordListeners } from './record-listeners.ts';
import type { PostAnswer } from './site-server.ts';

/** Whether a script loads when the scheduler says so, fails then, or never loads. */
export const scriptFates = ['comes', 'comes', 'comes', 'fails', 'hangs'] as const;

type ScriptFate = (typeof scriptFates)[number];

export type Scripts = { site: ScriptFate; island: ScriptFate };

/** What the visitor sees. `answer` is the server's page to a post, with the posted data. */
export type Screen = { kind: 'form' | 'elsewhere' | 'thanks' } | { kind: 'refusal' | 'error'; body: string };

const fieldNames = ['name', 'email', 'phone', 'question'];

/** Parsed once: parsing takes longer than everything that follows a load. */
const formDocument = document.createElement('template');
formDocument.innerHTML = formMarkup;

/** The active browser: an element can be defined only once. */
let running: Browser | undefined;

export function openBrowser(...given: ConstructorParameters<typeof Browser>): Browser {
  if (!running) connectDocument();
  running = new Browser(...given);
  return running;
}

/** Connects the document's scripts to the browser. */
function connectDocument() {
  defineIslandElement({ fail: (error) => console.error(error), load: (script) => running!.loadIslandPart(script) });
  HTMLFormElement.prototype.submit = function () {
    running!.post(this);
  };
  window.stop = () => running!.stop();
  navigator.sendBeacon = (_address, fields) => running!.sendBeacon((fields as URLSearchParams).toString());
}

/** One tab: documents come and go in it, with the real early input, island element, form and sending. */
class Browser {
  screen: Screen = { kind: 'elsewhere' };
  isReady = false;
  readonly #network: Network;
  readonly #scheduler: Scheduler;
  readonly #keepsPages: boolean;
  #scripts: Scripts = { site: 'comes', island: 'comes' };
  /** Counts documents: effects of an earlier one end with it. */
  #document = 0;
  /** Counts the browser's own posts and their cancellations. */
  #navigation = 0;
  #thawed: PromiseWithResolvers<void> | undefined;
  #removeListeners = () => {};
  #siteScript: Promise<void> | undefined;
  #formScript: Promise<void> | undefined;
  #parts: Record<string, object> = {};

  constructor(network: Network, scheduler: Scheduler, keepsPages: boolean) {
    this.#network = network;
    this.#scheduler = scheduler;
    this.#keepsPages = keepsPages;
  }

  /** Loads the form's document. A browser restores what was typed before a reload. */
  load(scripts: Scripts, typed: Readonly<Record<string, string>> = {}) {
    this.close();
    this.#scripts = scripts;
    this.#parts = { hydrate: { hydrateIsland }, form: islandScript((body) => this.#fetch(body)) };
    this.#removeListeners = recordListeners(() => queueEarlyInput(() => this.#loadSiteScript()));
    this.#showForm();
    for (const field of this.fields()) field.value = typed[field.name] ?? '';
    void this.#loadSiteScript().catch(() => undefined);
  }

  /** Ends the document: nothing in it runs any more. */
  close() {
    if (!this.#thawed) window.dispatchEvent(new Event('pagehide'));
    this.#document += 1;
    this.stop();
    this.#thawed = undefined;
    this.#removeListeners();
    // The island element outlives documents here, but a press must not.
    document.querySelector('form')?.removeAttribute('data-queued');
    document.body.replaceChildren();
    vi.clearAllTimers();
    this.isReady = false;
    this.#siteScript = this.#formScript = undefined;
    delete document.documentElement.dataset['ready'];
  }

  // Without a selector, which would take most of a step's time.
  fields = () => fieldNames.flatMap((name) => [...(document.getElementsByName(name) as NodeListOf<HTMLInputElement>)]);

  /** Cancels the browser's own post. */
  stop() {
    this.#navigation += 1;
  }

  /** Follows a link to another page: client-side if the script runs, otherwise to another document. */
  leave() {
    this.stop();
    if (this.isReady) document.body.replaceChildren();
    else this.#unload();
    this.screen = { kind: 'elsewhere' };
  }

  /** Comes back, client-side or by Back. */
  comeBack(scripts: Scripts, typed: Readonly<Record<string, string>>) {
    this.stop();
    if (this.isReady && !this.#thawed) return this.#showForm();
    if (!this.#thawed) return this.load(scripts, typed);
    this.#thawed.resolve();
    this.#thawed = undefined;
    this.screen = { kind: 'form' };
    window.dispatchEvent(new Event('pageshow'));
  }

  /** Submits like a browser that has validated the fields. */
  submit() {
    const form = document.querySelector('form')!;
    if (!form.reportValidity()) return;
    if (form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }))) this.post(form);
  }

  post(form: HTMLFormElement) {
    // Encoded like a browser's form.
    const fields = new URLSearchParams();
    for (const [name, value] of new FormData(form))
      if (typeof value === 'string') fields.set(name, value.replaceAll('\n', '\r\n'));
    void this.postAgain(String(fields));
  }

  /** Whatever happens to it, no page is told. */
  sendBeacon(body: string): boolean {
    const post = { contentType: 'application/x-www-form-urlencoded', body };
    this.#network.post('the beacon', post).catch(() => undefined);
    return true;
  }

  /** Posts and shows the answer, as reloading an answer also does. */
  async postAgain(body: string) {
    const mine = ++this.#navigation;
    const show = (screen: Screen) => {
      if (mine !== this.#navigation) return;
      this.#unload();
      this.screen = screen;
    };
    try {
      const post = { contentType: 'application/x-www-form-urlencoded', body };
      const answer = await this.#network.post('the browser’s post', post);
      if (answer.status === 303) show({ kind: 'thanks' });
      else show({ kind: 'refusal', body: filledIn(body, answer) });
    } catch {
      show({ kind: 'error', body });
    }
  }

  async loadIslandPart(part: string): Promise<object> {
    const mine = this.#document;
    await this.#siteScript;
    if (part === 'form') await (this.#formScript ??= this.#arrival('the form’s script', this.#scripts.island, mine));
    return this.#parts[part]!;
  }

  #loadSiteScript(): Promise<void> {
    return (this.#siteScript ??= this.#runSiteScript());
  }

  async #runSiteScript() {
    const mine = this.#document;
    await this.#arrival('the site’s script', this.#scripts.site, mine);
    this.isReady = true;
    document.documentElement.dataset['ready'] = '';
    document.dispatchEvent(new Event('site:answers'));
  }

  async #fetch(body: string): Promise<PostAnswer> {
    const mine = this.#document;
    try {
      return await this.#network.post('the script’s post', { contentType: 'application/json', body });
    } finally {
      await this.#stillThere(mine);
    }
  }

  async #arrival(script: string, fate: ScriptFate, mine: number) {
    if (fate === 'hangs') await never();
    await this.#scheduler.schedule(Promise.resolve(), `${script} ${fate}`);
    await this.#stillThere(mine);
    if (fate === 'fails') throw new TypeError('Failed to fetch dynamically imported module');
  }

  /** Never resolves if the document is gone; resolves when it is back if the browser has kept it. */
  async #stillThere(mine: number) {
    if (mine === this.#document) await this.#thawed?.promise;
    if (mine !== this.#document) await never();
  }

  #showForm() {
    document.body.replaceChildren(document.importNode(formDocument.content, true));
    this.screen = { kind: 'form' };
  }

  /** Another document replaces this one, which the browser keeps or not. */
  #unload() {
    if (this.screen.kind !== 'form') return;
    if (!this.#keepsPages) return this.close();
    window.dispatchEvent(new Event('pagehide'));
    this.#thawed = Promise.withResolvers();
  }
}

export type { Browser };

/** What the form on the server's page posts: the same text, with the first time. */
function filledIn(body: string, { body: page }: PostAnswer): string {
  const fields = new URLSearchParams(body);
  const created = /name="created" value="([^"]*)"/.exec(page)?.[1];
  if (created) fields.set('created', created);
  return String(fields);
}
