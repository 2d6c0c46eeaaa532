import type { Browser } from './browser.ts';
import type { Network } from './network.ts';
import type { SiteServer } from './site-server.ts';

/** A broken promise to visitors, in a sentence. */
export class Broken extends Error {}

export type Answers = Record<string, string>;

type Observed = {
  browser: Browser;
  network: Network;
  server: SiteServer;
  email: string;
  note: (line: string) => void;
};

/** What must hold for a visitor in any case. A wish is the text of the field `question`, different for each enquiry. */
export class VisitorInvariants {
  readonly #observed: Observed;
  #thankedFor = new Set<string>();
  /** Wishes for which the button showed that the press was accepted. */
  #taken = new Set<string>();

  constructor(observed: Observed) {
    this.#observed = observed;
  }

  recordThanks(wish: string) {
    this.#thankedFor.add(wish);
  }

  recordTaken(wish: string) {
    this.#taken.add(wish);
  }

  isThankedFor = (wish: string) => this.#thankedFor.has(wish);

  async check(answers: Answers) {
    const rows = await this.checkRows();
    const { browser, note } = this.#observed;
    if (browser.screen.kind !== 'form' || rows.includes(answers['question']!)) return;
    const lost = browser.fields().filter(({ name, value }) => digits(value) !== digits(answers[name]!));
    if (lost.length === 0) return;
    note(
      `the fields hold ${browser
        .fields()
        .map(({ value }) => JSON.stringify(value))
        .join(', ')}`,
    );
    throw new Broken('what was typed is gone from the form before it was taken');
  }

  /** On a reliable network each accepted press has been sent, wherever the visitor has gone since. */
  async checkTaken() {
    const { network } = this.#observed;
    if (!network.isReliable) return;
    const rows = await this.checkRows();
    for (const wish of this.#taken)
      if (!rows.includes(wish)) throw new Broken('the button said that it was taken, and it was never sent');
  }

  async checkRows(): Promise<string[]> {
    const { server, email } = this.#observed;
    const rows = await server.questionsOf(email);
    if (new Set(rows).size < rows.length) throw new Broken('one enquiry is stored twice');
    for (const wish of this.#thankedFor)
      if (!rows.includes(wish)) throw new Broken('the visitor was thanked for what is not stored');
    return rows;
  }
}

/** A phone number is formatted on the way. */
const digits = (value: string) => value.replaceAll(/[() -]/g, '');
