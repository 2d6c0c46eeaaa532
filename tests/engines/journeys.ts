import { describe, test } from 'vitest';
import type { Engine } from './driver.ts';
import { describeForms } from './form-journeys.ts';
import { describeHome } from './home-journeys.ts';
import { describeLeaving } from './leaving-journeys.ts';
import { describeMenus } from './menu-journeys.ts';
import { describeWithoutScripts } from './no-script-journeys.ts';
import { describePages } from './page-journeys.ts';
import { describePrinting } from './print-journeys.ts';
import { createVisit } from './visit.ts';

/** Defines the most important journeys for an engine. Those with scripts share one window, those without another. */
export function describeJourneys(engine: Engine) {
  const problem = engine.installationProblem();
  if (problem) {
    console.log(`${problem}: its journeys are skipped.`);
    test(`journeys in ${engine.name}`, ({ skip }) => skip(problem));
    return;
  }
  const visit = createVisit(engine);

  describe(`${engine.name} with scripts`, () => {
    visit.openWindow({ javaScriptEnabled: true });
    describePages(visit);
    describeMenus(visit);
    describeHome(visit);
    describeForms(visit);
    describeLeaving(visit);
    describePrinting(visit);
  });

  describe(`${engine.name} without scripts`, () => {
    visit.openWindow({ javaScriptEnabled: false });
    describeWithoutScripts(visit);
  });
}
