import type { Browser } from './browser.ts';
import type { Network } from './network.ts';
import type { SiteServer } from './site-server.ts';

/** A violated invariant; its message says in a sentence what a visitor suffered. */
export class VisitorViolation extends Error {}

export type Answers = Record<string, string>;

type Observed = {
  browser: Browser;
  network: Network;
  server: SiteServer;
  email: string;
  note: (line: string) => void;
};

/** Checks what must hold for a visitor in any case. Enquiries are told apart by the text of their field `question`. */
export class VisitorInvariants {
  readonly #observed: Observed;
  #thankedFor = new Set<string>();
  /** Questions for which the button showed that the press was accepted. */
  #accepted = new Set<string>();

  constructor(observed: Observed) {
    this.#observed = observed;
  }

  recordThanks(question: string) {
    this.#thankedFor.add(question);
  }

  recordAccepted(question: string) {
    this.#accepted.add(question);
  }

  isThankedFor = (question: string) => this.#thankedFor.has(question);

  async check(answers: Answers) {
    const rows = await this.checkRows();
    const { browser, note } = this.#observed;
    if (browser.screen.kind !== 'form' || rows.includes(answers['question']!)) return;
    const lost = browser.fields().filter(({ name, value }) => unformatted(value) !== unformatted(answers[name]!));
    if (lost.length === 0) return;
    note(
      `the fields hold ${browser
        .fields()
        .map(({ value }) => JSON.stringify(value))
        .join(', ')}`,
    );
    throw new VisitorViolation('the form lost what was typed before it was stored');
  }

  /** On a reliable network, each accepted press has been sent, even if the visitor has left the page since. */
  async checkAccepted() {
    const { network } = this.#observed;
    if (!network.isReliable) return;
    const rows = await this.checkRows();
    for (const question of this.#accepted)
      if (!rows.includes(question))
        throw new VisitorViolation('the button showed that the press was accepted, but nothing was sent');
  }

  async checkRows(): Promise<string[]> {
    const { server, email } = this.#observed;
    const rows = await server.questionsOf(email);
    if (new Set(rows).size < rows.length) throw new VisitorViolation('one enquiry is stored twice');
    for (const question of this.#thankedFor)
      if (!rows.includes(question))
        throw new VisitorViolation('the visitor was thanked for an enquiry that is not stored');
    return rows;
  }
}

/** The text without the characters that the form adds to a phone number. */
const unformatted = (value: string) => value.replaceAll(/[() -]/g, '');
