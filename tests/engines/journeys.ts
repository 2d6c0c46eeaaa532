import { describe, test } from 'vitest';
import type { Engine } from './driver.ts';
import { describeForms } from './form-journeys.ts';
import { describeHome } from './home-journeys.ts';
import { describeLeaving } from './leaving-journeys.ts';
import { describeMenus } from './menu-journeys.ts';
import { describeWithoutScripts } from './no-script-journeys.ts';
import { describePages } from './page-journeys.ts';
import { describePaper } from './paper-journeys.ts';
import { visitWith } from './visit.ts';

/** The most important journeys, in an engine. All with scripts share one window, and all without share another. */
export function describeJourneys(engine: Engine) {
  const missing = engine.missing();
  if (missing) {
    console.log(`${missing}: its journeys are skipped.`);
    test(`journeys in ${engine.name}`, ({ skip }) => skip(missing));
    return;
  }
  const visit = visitWith(engine);

  describe(`${engine.name} with scripts`, () => {
    visit.startVisit({ scripts: true });
    for (const journeys of [describePages, describeMenus, describeHome, describeForms, describeLeaving, describePaper])
      journeys(visit);
  });

  describe(`${engine.name} without scripts`, () => {
    visit.startVisit({ scripts: false });
    describeWithoutScripts(visit);
  });
}
