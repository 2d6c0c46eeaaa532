import { similarNamesHint } from '#content/schema/nearest-names.ts';
import type { CheckContext, ReportProblem } from '../check-context.ts';

/**
 * Reports an office whose drawn map has no description, and a description without a map or without an office.
 * `descriptions` are by office id.
 */
export function checkMapDescriptions(
  descriptions: Record<string, string>,
  { company, hasFile }: CheckContext,
  report: ReportProblem,
): void {
  const officeIds = company.offices.map(({ id }) => id);
  const isDescribed = (id: string) => id in descriptions;
  const hasMap = (id: string) => hasFile(`brand/map-${id}.svg`);
  for (const id of officeIds.filter((officeId) => hasMap(officeId) && !isDescribed(officeId))) {
    report(
      ['offices', 'maps'],
      `lacks the office “${id}”, whose map is drawn in content/brand/map-${id}.svg: add the line “${id}: what the map shows”`,
    );
  }
  for (const id of officeIds.filter((officeId) => isDescribed(officeId) && !hasMap(officeId))) {
    report(
      ['offices', 'maps', id],
      `describes a map, but content/brand/map-${id}.svg does not exist: restore it, or delete the line`,
    );
  }
  // content/schema/company.ts reports a list without offices, and ids that are not unique.
  if (officeIds.length === 0 || new Set(officeIds).size < officeIds.length) return;
  for (const id of Object.keys(descriptions).filter((describedId) => !officeIds.includes(describedId))) {
    report(
      ['offices', 'maps', id],
      `“${id}” is not an office of content/company.yaml: write its id, or delete the entry${similarNamesHint(id, officeIds)}`,
    );
  }
}
