import type { Scheduler } from 'fast-check';
import type { Post, PostAnswer, SiteServer } from './site-server.ts';

/** The possible fates of a request. */
export const fates = ['answered', 'lost before', 'lost after', 'unavailable', 'silent', 'refused'] as const;

export type Fate = (typeof fates)[number];

const descriptions: Record<Fate, string> = {
  answered: 'is answered',
  'lost before': 'is lost on its way to the server',
  'lost after': 'is stored, and its answer is lost',
  unavailable: 'meets a server whose database is away',
  silent: 'is stored and never answered',
  refused: 'is refused with 422',
};

export const never = (): Promise<never> => new Promise(() => undefined);

const refusal = JSON.stringify({ refusals: [{ field: 'question', reason: 'Please enter your message.' }] });

/** Connects browser and server: the scheduler decides when something arrives, the history what happens to it. */
export class Network {
  /** The fates of the next requests; after that, each is answered. */
  nextFates: Fate[];
  postCount = 0;
  /** Whether the fate of each request so far was `answered`. */
  isReliable = true;
  /** Resolves when the server has processed what has arrived; no simulated time passes until then. */
  serverIdle: Promise<unknown> = Promise.resolve();
  readonly #server: SiteServer;
  readonly #scheduler: Scheduler;
  readonly #note: (line: string) => void;

  constructor(server: SiteServer, scheduler: Scheduler, nextFates: readonly Fate[], note: (line: string) => void) {
    this.#server = server;
    this.#scheduler = scheduler;
    this.nextFates = [...nextFates];
    this.#note = note;
  }

  /** Rejects like `fetch` when the connection is lost. */
  async post(sender: string, post: Post): Promise<PostAnswer> {
    await this.#scheduler.schedule(Promise.resolve(), `${sender} arrives`);
    this.postCount += 1;
    const fate = this.#nextFate(post);
    if (fate !== 'answered') this.isReliable = false;
    this.#note(`${sender} ${descriptions[fate]}`);
    const answer = await this.#answer(fate, post);
    await this.#scheduler.schedule(Promise.resolve(), `the answer to ${sender} arrives`);
    return answer;
  }

  #nextFate({ contentType }: Post): Fate {
    const fate = this.nextFates.shift() ?? 'answered';
    // The browser's own post is validated by the same rules as the form: only an outdated script is refused.
    return fate === 'refused' && contentType !== 'application/json' ? 'answered' : fate;
  }

  async #answer(fate: Fate, post: Post): Promise<PostAnswer> {
    if (fate === 'lost before') throw new TypeError('Failed to fetch');
    if (fate === 'unavailable') return this.#track(this.#server.postWithoutDatabase(post));
    if (fate === 'refused') return { status: 422, body: refusal };
    const answer = await this.#track(this.#server.post(post));
    if (fate === 'lost after') throw new TypeError('Failed to fetch');
    return fate === 'silent' ? never() : answer;
  }

  #track(answer: Promise<PostAnswer>): Promise<PostAnswer> {
    this.serverIdle = Promise.all([this.serverIdle, answer]);
    return answer;
  }
}
