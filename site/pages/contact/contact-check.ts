import { similarNames } from '#content/schema/nearest-names.ts';
import type { CheckContext, ReportProblem } from '../check-context.ts';

/** Reports an office whose drawn map has no description, and a description without a map or an office. `maps` by office id. */
export function checkMapText(
  maps: Record<string, string>,
  { company, hasFile: has }: CheckContext,
  report: ReportProblem,
): void {
  const ids = company.offices.map(({ id }) => id);
  for (const id of ids.filter((known) => !(known in maps) && has(`brand/map-${known}.svg`))) {
    report(
      ['offices', 'maps'],
      `lacks the office “${id}”, whose map is drawn in content/brand/map-${id}.svg: add the line “${id}: what the map shows”`,
    );
  }
  for (const id of ids.filter((known) => known in maps && !has(`brand/map-${known}.svg`))) {
    report(
      ['offices', 'maps', id],
      `describes a map, but content/brand/map-${id}.svg does not exist: restore it, or delete the line`,
    );
  }
  // content/schema/company.ts reports a list without offices, and ids that are not unique.
  if (ids.length === 0 || new Set(ids).size < ids.length) return;
  for (const id of Object.keys(maps).filter((known) => !ids.includes(known))) {
    report(
      ['offices', 'maps', id],
      `“${id}” is not an office of content/company.yaml: write its id, or delete the entry${similarNames(id, ids)}`,
    );
  }
}
