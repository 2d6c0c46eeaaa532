import type { Scheduler } from 'fast-check';
import { hydrateIsland } from '#site/islands/hydrate.tsx';
import { never } from './network.ts';
import { islandScript } from './page-script.tsx';
import type { PostAnswer } from './site-server.ts';

/** Whether a script loads when the scheduler says so, fails then, or never loads. A repeated fate is drawn more often. */
export const scriptFates = ['loads', 'loads', 'loads', 'fails', 'hangs'] as const;

type ScriptFate = (typeof scriptFates)[number];

export type ScriptFates = { site: ScriptFate; island: ScriptFate };

type ScriptsDependencies = {
  scheduler: Scheduler;
  /** Sends the form's enquiry. */
  post: (body: string) => Promise<PostAnswer>;
  /** Resolves once the document is active; never if it is gone. */
  whenActive: () => Promise<void>;
  /** Called when the site's script runs. */
  onReady: () => void;
};

/** The scripts of one document, each of which is loaded once: the site's, and the form's. */
export class DocumentScripts {
  readonly #fates: ScriptFates;
  readonly #dependencies: ScriptsDependencies;
  readonly #parts: Record<string, object>;
  #site: Promise<void> | undefined;
  #form: Promise<void> | undefined;

  constructor(fates: ScriptFates, dependencies: ScriptsDependencies) {
    this.#fates = fates;
    this.#dependencies = dependencies;
    this.#parts = { hydrate: { hydrateIsland }, form: islandScript(dependencies.post) };
  }

  loadSite(): Promise<void> {
    return (this.#site ??= this.#load('the site’s script', this.#fates.site).then(this.#dependencies.onReady));
  }

  /** Loads what the island element imports. */
  async loadIslandPart(part: string): Promise<object> {
    await this.#site;
    if (part === 'form') await (this.#form ??= this.#load('the form’s script', this.#fates.island));
    return this.#parts[part]!;
  }

  async #load(script: string, fate: ScriptFate) {
    if (fate === 'hangs') await never();
    await this.#dependencies.scheduler.schedule(Promise.resolve(), `${script} ${fate}`);
    await this.#dependencies.whenActive();
    if (fate === 'fails') throw new TypeError('Failed to fetch dynamically imported module');
  }
}
