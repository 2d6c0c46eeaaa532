import type { Scheduler } from 'fast-check';
import { vi } from 'vitest';
import type { Browser } from './browser.ts';
import type { ScriptFates } from './document-scripts.ts';
import type { Network } from './network.ts';
import { thanks } from './page-script.tsx';
import type { SiteServer } from './site-server.ts';
import { Broken, VisitorInvariants, type Answers } from './visitor-invariants.ts';

export const visitorSteps = [
  'press',
  'press',
  'arrive',
  'arrive',
  'arrive',
  'type',
  'wait',
  'wait longer',
  'leave',
  'reload',
] as const;

export type VisitorStep = (typeof visitorSteps)[number];

type VisitorDependencies = {
  browser: Browser;
  network: Network;
  server: SiteServer;
  scheduler: Scheduler;
  /** The scripts of the next documents; after that, all scripts load. */
  scripts: ScriptFates[];
  email: string;
  note: (line: string) => void;
};

/** A visitor who wants one answer, and what must hold for them in any case. */
export class Visitor {
  /** Number of presses on Submit. */
  presses = 0;
  #wishes = 0;
  #answers: Answers = {};
  #sawThanks = false;
  readonly #given: VisitorDependencies;
  readonly #invariants: VisitorInvariants;

  constructor(given: VisitorDependencies) {
    this.#given = given;
    this.#invariants = new VisitorInvariants(given);
  }

  async arrive() {
    this.#given.browser.load(this.#nextScripts());
    await this.#settle();
    await this.take('type');
  }

  async take(step: VisitorStep) {
    const { browser, scheduler } = this.#given;
    const { kind } = browser.screen;
    if (step === 'arrive' && scheduler.count() > 0) await scheduler.waitOne();
    else if (step === 'wait' || step === 'wait longer') await this.#wait(step === 'wait' ? 2_000 : 9_000);
    else if (step === 'press' && kind !== 'thanks' && kind !== 'elsewhere') this.#press();
    else if (step === 'type' && kind === 'form' && !this.isBusy()) this.#type();
    else if (step === 'leave') this.#leaveOrReturn();
    else if (step === 'reload') this.#reload();
    else return;
    await this.#settle();
    await this.#invariants.check(this.#answers);
  }

  /** Patiently: the network works again, and Submit is pressed until there is a thank-you. */
  async insist() {
    const { browser, network, note } = this.#given;
    network.fates = [];
    note('the visitor waits until nothing happens any more');
    await this.#quiet();
    await this.#invariants.checkTaken();
    for (let attempt = 0; attempt < 4 && !this.#isThanked(); attempt += 1) {
      note('the visitor waits until nothing happens any more');
      await this.#quiet();
      if (this.#isThanked()) break;
      if (browser.screen.kind === 'elsewhere' || browser.screen.kind === 'error') await this.take('leave');
      await this.#quiet();
      if (this.#isThanked()) break;
      if (this.isBusy()) throw new Broken('the button reads Submitting... forever');
      for (const field of browser.fields()) field.value ||= this.#answers[field.name] ?? '';
      await this.take('press');
    }
    await this.#quiet();
    if (!this.#isThanked()) throw new Broken('the visitor has pressed Submit and is never thanked');
    if (this.isBusy()) throw new Broken('the button reads Submitting... forever');
    await this.#invariants.checkRows();
  }

  /** What the button shows. */
  isBusy() {
    if (this.#given.browser.screen.kind !== 'form') return false;
    const [form] = document.getElementsByTagName('form');
    const [button] = document.getElementsByTagName('button');
    return form?.dataset['queued'] !== undefined || button?.textContent !== 'Submit';
  }

  #press() {
    const { browser, note } = this.#given;
    this.presses += 1;
    const { screen } = browser;
    note(
      screen.kind === 'form' ? 'the visitor presses Submit' : `the visitor sends it again from the ${screen.kind} page`,
    );
    this.#sawThanks = false;
    if ('body' in screen) void browser.postAgain(screen.body);
    else browser.submit();
    if (this.isBusy()) this.#invariants.recordTaken(this.#answers['question']!);
  }

  #type() {
    const { browser, email, note } = this.#given;
    this.#wishes += 1;
    this.#answers = { name: 'Ada Moreno', email, phone: '2815550142', question: `Wish ${this.#wishes}\nof mine` };
    note(`the visitor types wish ${this.#wishes}`);
    for (const field of browser.fields()) {
      field.value = this.#answers[field.name]!;
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }

  #leaveOrReturn() {
    const { browser, note } = this.#given;
    if (browser.screen.kind === 'form') {
      note('the visitor goes to another page');
      browser.leave();
    } else {
      note('the visitor comes back to the form');
      browser.comeBack(this.#nextScripts(), this.#answers);
    }
  }

  #reload() {
    const { browser, note } = this.#given;
    note(`the visitor reloads the ${browser.screen.kind} page`);
    const { screen } = browser;
    if ('body' in screen) void browser.postAgain(screen.body);
    else if (screen.kind === 'form') browser.load(this.#nextScripts(), this.#answers);
  }

  #nextScripts = (): ScriptFates => this.#given.scripts.shift() ?? { site: 'comes', island: 'comes' };

  async #wait(milliseconds: number) {
    if (!this.#isTimePassing()) return;
    this.#given.note(`${milliseconds / 1000} seconds pass`);
    await vi.advanceTimersByTimeAsync(milliseconds);
  }

  /** While the form's document is not active, its time does not pass. */
  #isTimePassing() {
    const { isReady, screen } = this.#given.browser;
    return screen.kind === 'form' || (screen.kind === 'elsewhere' && isReady);
  }

  async #quiet() {
    const { scheduler } = this.#given;
    for (let round = 0; round < 5; round += 1) {
      while (scheduler.count() > 0) {
        await scheduler.waitOne();
        await this.#settle();
      }
      const isPassing = this.#isTimePassing();
      const isLast = !isPassing || vi.getTimerCount() === 0;
      await vi.advanceTimersByTimeAsync(isPassing ? 31_000 : 0);
      await this.#settle();
      if (isLast && scheduler.count() === 0) return;
    }
  }

  /** Lets React, promises and the database come to rest. */
  async #settle() {
    await turns();
    // A browser is idle at once.
    await vi.advanceTimersByTimeAsync(0);
    await this.#given.network.serverRests;
    await turns();
    this.#notice();
  }

  #notice() {
    const { screen } = this.#given.browser;
    const isThanked =
      screen.kind === 'thanks' ||
      (screen.kind === 'form' && document.getElementsByTagName('output')[0]?.textContent.includes(thanks) === true);
    if (isThanked && !this.#sawThanks) {
      this.#invariants.recordThanks(this.#answers['question']!);
      this.#given.note('the visitor is thanked');
    }
    this.#sawThanks = isThanked;
  }

  #isThanked = () => this.#invariants.isThankedFor(this.#answers['question'] ?? '');
}

async function turns() {
  for (let turn = 0; turn < 4; turn += 1) await new Promise((resume) => setImmediate(resume));
}
