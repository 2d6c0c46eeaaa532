import { array, asyncProperty, boolean, check, constantFrom, record, scheduler as anyScheduler } from 'fast-check';
import type { Scheduler } from 'fast-check';
import { vi } from 'vitest';
import { playHistories } from '../play-histories.ts';
import type { PlayedHistory } from '../progress.ts';
import { BrokenInvariant, type Simulation } from '../simulation.ts';
import { openBrowser } from './browser.ts';
import { scriptFates, type ScriptFates } from './document-scripts.ts';
import { fates, Network, type Fate } from './network.ts';
import { openSiteServer, type SiteServer } from './site-server.ts';
import { VisitorViolation } from './visitor-invariants.ts';
import { Visitor, visitorSteps, type VisitorStep } from './visitor.ts';

type History = { scripts: ScriptFates[]; fates: Fate[]; hasBackForwardCache: boolean; steps: VisitorStep[] };

const script = constantFrom(...scriptFates);

const historyArbitrary = record<History>({
  scripts: array(record({ site: script, island: script }), { maxLength: 3 }),
  fates: array(constantFrom(...fates), { maxLength: 6 }),
  hasBackForwardCache: boolean(),
  steps: array(constantFrom(...visitorSteps), { minLength: 1, maxLength: 20, size: 'max' }),
});

/** The form in the browser, before and after its script is loaded, with the real server. */
export const formSimulation: Simulation = {
  name: 'form',
  runsInTest: 150,
  countedOperations: 'steps of a visitor',
  async run(options) {
    const server = await openSiteServer();
    // A document whose script fails to load asks for the current release, which is always the document's own here.
    vi.stubGlobal('fetch', async () => ({ json: async () => ({ release: '' }) }));
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    // Does not fake `setImmediate`, which React and the database use.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
    try {
      await playHistories([server], 'sqlite', options, playSeed);
    } finally {
      vi.useRealTimers();
      vi.unstubAllGlobals();
      vi.restoreAllMocks();
    }
  },
};

async function playSeed(server: SiteServer, seed: number): Promise<PlayedHistory> {
  let violation: { invariant: string; lines: string[] } | undefined;
  let played: PlayedHistory = { operations: 0, figures: {} };
  let attempt = 0;
  const property = asyncProperty(historyArbitrary, anyScheduler(), async (history, scheduler) => {
    const lines: string[] = [];
    attempt += 1;
    try {
      played = await play(server, history, scheduler, { email: `visitor-${seed}-${attempt}@example.com`, lines });
    } catch (error) {
      if (!(error instanceof VisitorViolation)) throw error;
      violation = { invariant: error.message, lines };
      throw error;
    }
  });
  const result = await check(property, { seed, numRuns: 1 });
  if (violation) throw new BrokenInvariant('form', seed, violation.invariant, violation.lines);
  if (result.failed) throw result.errorInstance;
  return played;
}

async function play(
  server: SiteServer,
  history: History,
  scheduler: Scheduler,
  { email, lines }: { email: string; lines: string[] },
): Promise<PlayedHistory> {
  const note = (line: string) => void lines.push(line);
  vi.setSystemTime(new Date('2026-11-21T18:00:00.000Z'));
  const network = new Network(server, scheduler, history.fates, note);
  const browser = openBrowser(network, scheduler, history.hasBackForwardCache);
  const visitor = new Visitor({ browser, network, server, scheduler, scripts: [...history.scripts], email, note });
  try {
    await visitor.openForm();
    for (const step of history.steps) await visitor.perform(step);
    await visitor.submitUntilThanked();
  } finally {
    browser.close();
    // The mock's recorded errors hold on to the documents in which they were thrown, which slows down every later history.
    vi.mocked(console.error).mockClear();
    await server.deleteEnquiries();
  }
  return { operations: history.steps.length, figures: { presses: visitor.pressCount, posts: network.postCount } };
}
