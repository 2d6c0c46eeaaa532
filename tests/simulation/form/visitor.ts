import type { Scheduler } from 'fast-check';
import { vi } from 'vitest';
import type { Browser } from './browser.ts';
import type { ScriptFates } from './document-scripts.ts';
import type { Network } from './network.ts';
import type { SiteServer } from './site-server.ts';
import { isButtonBusy, showsThanks } from './form-feedback.ts';
import { VisitorInvariants, VisitorViolation, type Answers } from './visitor-invariants.ts';

/** The steps that a visitor may take. Repeated ones are drawn more often: answers must arrive for anything else to happen. */
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

/** Milliseconds that pass in the two steps that wait. */
const waitTimes = { wait: 2_000, 'wait longer': 9_000 };

/** Milliseconds in which every timer of the form runs out. */
const allTimersTime = 31_000;

/** Number of presses after which a visitor on a good network must have been thanked. */
const maxPresses = 4;

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

/** A visitor who types and submits enquiries; after each step, the invariants are checked. */
export class Visitor {
  pressCount = 0;
  #messageCount = 0;
  #answers: Answers = {};
  #sawThanks = false;
  readonly #dependencies: VisitorDependencies;
  readonly #invariants: VisitorInvariants;

  constructor(dependencies: VisitorDependencies) {
    this.#dependencies = dependencies;
    this.#invariants = new VisitorInvariants(dependencies);
  }

  async openForm() {
    this.#dependencies.browser.load(this.#nextScripts());
    await this.#settle();
    await this.perform('type');
  }

  /** Takes a step if it is possible, waits until its effects have come to rest, and checks the invariants. */
  async perform(step: VisitorStep) {
    const { browser, scheduler } = this.#dependencies;
    const { kind } = browser.screen;
    if (step === 'arrive' && scheduler.count() > 0) await scheduler.waitOne();
    else if (step === 'wait' || step === 'wait longer') await this.#wait(waitTimes[step]);
    else if (step === 'press' && kind !== 'thanks' && kind !== 'elsewhere') this.#press();
    else if (step === 'type' && kind === 'form' && !this.isBusy()) this.#type();
    else if (step === 'leave') this.#leaveOrReturn();
    else if (step === 'reload') this.#reload();
    else return;
    await this.#settle();
    await this.#invariants.check(this.#answers);
  }

  /** Mends the network and presses Submit until the visitor is thanked. */
  async submitUntilThanked() {
    const { browser, network, note } = this.#dependencies;
    network.nextFates = [];
    note('the visitor waits until nothing happens anymore');
    await this.#waitUntilNothingHappens();
    await this.#invariants.checkAcceptedPresses();
    for (let attempt = 0; attempt < maxPresses && !this.#isThanked(); attempt += 1) {
      note('the visitor waits until nothing happens anymore');
      await this.#waitUntilNothingHappens();
      if (this.#isThanked()) break;
      if (browser.screen.kind === 'elsewhere' || browser.screen.kind === 'error') await this.perform('leave');
      await this.#waitUntilNothingHappens();
      if (this.#isThanked()) break;
      if (this.isBusy()) throw new VisitorViolation('the button reads Submitting... although nothing happens anymore');
      for (const field of browser.fields()) field.value ||= this.#answers[field.name] ?? '';
      await this.perform('press');
    }
    await this.#waitUntilNothingHappens();
    if (!this.#isThanked())
      throw new VisitorViolation(`the visitor pressed Submit ${maxPresses} times and was not thanked`);
    if (this.isBusy()) throw new VisitorViolation('the button reads Submitting... although nothing happens anymore');
    await this.#invariants.checkStoredQuestions();
  }

  isBusy = () => this.#dependencies.browser.screen.kind === 'form' && isButtonBusy();

  #press() {
    const { browser, note } = this.#dependencies;
    this.pressCount += 1;
    const { screen } = browser;
    note(
      screen.kind === 'form' ? 'the visitor presses Submit' : `the visitor sends it again from the ${screen.kind} page`,
    );
    this.#sawThanks = false;
    if ('body' in screen) void browser.post(screen.body);
    else browser.submit();
    if (this.isBusy()) this.#invariants.recordAcceptedPress(this.#answers['question']!);
  }

  #type() {
    const { browser, email, note } = this.#dependencies;
    this.#messageCount += 1;
    const question = `Message ${this.#messageCount}\non two lines`;
    this.#answers = { name: 'Ada Moreno', email, phone: '2815550142', question };
    note(`the visitor types message ${this.#messageCount}`);
    for (const field of browser.fields()) {
      field.value = this.#answers[field.name]!;
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }

  #leaveOrReturn() {
    const { browser, note } = this.#dependencies;
    if (browser.screen.kind === 'form') {
      note('the visitor goes to another page');
      browser.leave();
    } else {
      note('the visitor comes back to the form');
      browser.comeBack(this.#nextScripts(), this.#answers);
    }
  }

  #reload() {
    const { browser, note } = this.#dependencies;
    note(`the visitor reloads the ${browser.screen.kind} page`);
    const { screen } = browser;
    if ('body' in screen) void browser.post(screen.body);
    else if (screen.kind === 'form') browser.load(this.#nextScripts(), this.#answers);
  }

  #nextScripts = (): ScriptFates => this.#dependencies.scripts.shift() ?? { site: 'loads', island: 'loads' };

  async #wait(milliseconds: number) {
    if (!this.#isTimePassing()) return;
    this.#dependencies.note(`${milliseconds / 1000} seconds pass`);
    await vi.advanceTimersByTimeAsync(milliseconds);
  }

  /** While the form's document is not active, its time does not pass. */
  #isTimePassing() {
    const { isReady, screen } = this.#dependencies.browser;
    return screen.kind === 'form' || (screen.kind === 'elsewhere' && isReady);
  }

  async #waitUntilNothingHappens() {
    const { scheduler } = this.#dependencies;
    for (let round = 0; round < 5; round += 1) {
      while (scheduler.count() > 0) {
        await scheduler.waitOne();
        await this.#settle();
      }
      const isPassing = this.#isTimePassing();
      const isLast = !isPassing || vi.getTimerCount() === 0;
      await vi.advanceTimersByTimeAsync(isPassing ? allTimersTime : 0);
      await this.#settle();
      if (isLast && scheduler.count() === 0) return;
    }
  }

  /** Waits until React, promises and the database have come to rest. */
  async #settle() {
    await runMacrotasks();
    // Idle callbacks are due immediately.
    await vi.advanceTimersByTimeAsync(0);
    await this.#dependencies.network.serverIdle;
    await runMacrotasks();
    this.#noticeThanks();
  }

  #noticeThanks() {
    const { screen } = this.#dependencies.browser;
    const isThanked = screen.kind === 'thanks' || (screen.kind === 'form' && showsThanks());
    if (isThanked && !this.#sawThanks) {
      this.#invariants.recordThanks(this.#answers['question']!);
      this.#dependencies.note('the visitor is thanked');
    }
    this.#sawThanks = isThanked;
  }

  #isThanked = () => this.#invariants.isThankedFor(this.#answers['question'] ?? '');
}

/** Lets a few macrotasks run, in which React and the database continue. */
async function runMacrotasks() {
  for (let turn = 0; turn < 4; turn += 1) await new Promise((resume) => setImmediate(resume));
}
