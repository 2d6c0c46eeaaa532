import { expect, test } from 'vitest';
import type { ReportProblem } from '../check-context.ts';
import { checkAnchors } from './anchors-check.ts';

/** The problems with the anchors of the two chapters. */
function problems(startupsId: string, automationId: string) {
  const reported: Parameters<ReportProblem>[] = [];
  const chapters = { startups: { id: startupsId }, automation: { id: automationId } };
  checkAnchors(chapters, (...problem) => reported.push(problem));
  return reported;
}

test('two chapters with the same anchor are reported', () => {
  expect(problems('startup-support', 'business-automation')).toEqual([]);
  expect(problems('automation', 'automation')).toEqual([
    [['automation', 'id'], '“automation” is the anchor of the first chapter: give this one its own'],
  ]);
});
