import type { Browser } from './browser.ts';
import type { Network } from './network.ts';
import type { SiteServer } from './site-server.ts';

/** A violated invariant; its message says in a sentence what happened to the visitor. */
export class VisitorViolation extends Error {}

export type Answers = Record<string, string>;

type VisitorContext = {
  browser: Browser;
  network: Network;
  server: SiteServer;
  email: string;
  note: (line: string) => void;
};

/** Checks what must always hold for a visitor. Enquiries are distinguished by the text of their field `question`. */
export class VisitorInvariants {
  readonly #context: VisitorContext;
  #thankedQuestions = new Set<string>();
  /** Questions for which the button showed that the press was accepted. */
  #acceptedQuestions = new Set<string>();

  constructor(context: VisitorContext) {
    this.#context = context;
  }

  recordThanks(question: string) {
    this.#thankedQuestions.add(question);
  }

  recordAcceptedPress(question: string) {
    this.#acceptedQuestions.add(question);
  }

  isThankedFor = (question: string) => this.#thankedQuestions.has(question);

  /** Checks the stored enquiries, and that the form holds `answers` unless they are stored. */
  async check(answers: Answers) {
    await this.checkStoredQuestions();
    const { browser, note } = this.#context;
    if (browser.screen.kind !== 'form' || (await this.#storedQuestions()).includes(answers['question']!)) return;
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
  async checkAcceptedPresses() {
    if (!this.#context.network.isReliable) return;
    await this.checkStoredQuestions();
    const questions = await this.#storedQuestions();
    if ([...this.#acceptedQuestions].some((question) => !questions.includes(question)))
      throw new VisitorViolation('the button showed that the press was accepted, but nothing was sent');
  }

  /** No enquiry is stored twice, and each for which the visitor was thanked is stored. */
  async checkStoredQuestions() {
    const questions = await this.#storedQuestions();
    if (new Set(questions).size < questions.length) throw new VisitorViolation('one enquiry is stored twice');
    if ([...this.#thankedQuestions].some((question) => !questions.includes(question)))
      throw new VisitorViolation('the visitor was thanked for an enquiry that is not stored');
  }

  #storedQuestions(): Promise<string[]> {
    return this.#context.server.questionsOf(this.#context.email);
  }
}

/** The text without the characters that the form adds to a phone number. */
const unformatted = (value: string) => value.replaceAll(/[() -]/g, '');
