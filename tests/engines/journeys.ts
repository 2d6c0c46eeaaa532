import { describe, test } from 'vitest';
import type { Engine } from './driver.ts';
import { describeForms } from './form-journeys.ts';
import { describeHome } from './home-journeys.ts';
import { describeLeaving } from './leaving-journeys.ts';
import { describeMenus } from './menu-journeys.ts';
import { describeWithoutScripts } from './no-script-journeys.ts';
import { describePages } from './page-journeys.ts';
import { describePrinting } from './paper-journeys.ts';
import { visitWith } from './visit.ts';

/** Defines the most important journeys for an engine. Those with scripts share one window, those without another. */
export function describeJourneys(engine: Engine) {
  const whyMissing = engine.whyMissing();
  if (whyMissing) {
    console.log(`${whyMissing}: its journeys are skipped.`);
    test(`journeys in ${engine.name}`, ({ skip }) => skip(whyMissing));
    return;
  }
  const visit = visitWith(engine);

  describe(`${engine.name} with scripts`, () => {
    visit.startVisit({ scripts: true });
    for (const journeys of [
      describePages,
      describeMenus,
      describeHome,
      describeForms,
      describeLeaving,
      describePrinting,
    ])
      journeys(visit);
  });

  describe(`${engine.name} without scripts`, () => {
    visit.startVisit({ scripts: false });
    describeWithoutScripts(visit);
  });
}
