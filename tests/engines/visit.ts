import { afterAll, afterEach, beforeAll, expect, test as base } from 'vitest';
import { startSite, type RunningSite, type StoredEnquiry } from '../playwright/running-site.ts';
import type { Engine, StartOptions } from './driver.ts';
import { startGate, type Gate } from './gate.ts';
import { Visitor } from './visitor.ts';

interface VisitFixtures {
  visitor: Visitor;
  gate: Gate;
  /** Allows a console line: any line that the journey does not allow fails it. */
  allowConsole: (line: RegExp) => void;
  /** The stored enquiries with the given email address. */
  enquiriesFrom: (email: string) => Promise<StoredEnquiry[]>;
  onPhone: () => Promise<void>;
  onDesktop: () => Promise<void>;
}

export type Visit = ReturnType<typeof createVisit>;

/**
 * Creates the fixtures of an engine's journeys: the site, the gate in front of it and the visitor. Console output fails a
 * journey unless it is expected.
 */
export function createVisit(engine: Engine) {
  let site: RunningSite;
  let gate: Gate;
  let visitor: Visitor;
  const allowedLines: RegExp[] = [];

  beforeAll(async () => {
    site = await startSite();
    gate = await startGate(site.address, engine.pageScript);
  });
  afterAll(async () => {
    await gate.stop();
    await site.stop();
  });

  /** Opens one window for all journeys of the enclosing block, and checks the console after each. */
  const openWindow = (options: StartOptions) => {
    beforeAll(async () => {
      visitor = new Visitor(await engine.start(options), gate.address);
    });
    afterAll(() => visitor.driver.close());
    afterEach(async () => {
      gate.open();
      const logged = await visitor.takeConsole();
      const patterns = allowedLines.splice(0);
      const unexpected = logged.filter((line) => !patterns.some((pattern) => pattern.test(line)));
      expect(unexpected, 'the console stays silent').toEqual([]);
    });
  };

  const test = base.extend<VisitFixtures>({
    visitor: async ({}, use) => use(visitor),
    gate: async ({}, use) => use(gate),
    allowConsole: async ({}, use) => use((line) => void allowedLines.push(line)),
    enquiriesFrom: async ({}, use) =>
      use(async (email) => (await site.enquiries()).filter((enquiry) => enquiry.email === email)),
    onPhone: async ({}, use) => use(() => visitor.resize(engine.phoneWidth, 844)),
    onDesktop: async ({}, use) => use(() => visitor.resize(1280, 900)),
  });

  return { engine, test, openWindow };
}
