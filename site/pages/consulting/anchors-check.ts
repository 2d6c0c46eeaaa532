import type { ReportProblem } from '../check-context.ts';

interface Chapters {
  startups: { id: string };
  automation: { id: string };
}

/** Reports two chapters with the same anchor: the links to the second would lead to the first. */
export function checkAnchors({ startups, automation }: Chapters, report: ReportProblem): void {
  if (startups.id !== automation.id) return;
  report(['automation', 'id'], `“${automation.id}” is the anchor of the first chapter: give this one its own`);
}
