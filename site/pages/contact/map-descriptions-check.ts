import { similarNamesHint } from '#content/schema/nearest-names.ts';
import type { CheckContext, ReportProblem } from '../check-context.ts';

/**
 * Reports an office whose drawn map has no description or is not shown, and a description without a map or without an
 * office. `descriptions` are by office id.
 */
export function checkMapDescriptions(
  descriptions: Record<string, string>,
  { company, hasFile }: CheckContext,
  report: ReportProblem,
): void {
  const officeIds = company.offices.map(({ id }) => id);
  for (const { id, latitude, longitude } of company.offices) {
    const isDescribed = id in descriptions;
    const path = ['offices', 'maps', ...(isDescribed ? [id] : [])];
    const file = `content/brand/map-${id}.svg`;
    if (!hasFile(`brand/map-${id}.svg`)) {
      if (isDescribed) report(path, `describes a map, but ${file} does not exist: restore it, or delete the line`);
    } else if (latitude === undefined && longitude === undefined) {
      report(
        path,
        `${file} is not shown, because the office “${id}” has no latitude and longitude: add them in content/company.yaml, or delete the file`,
      );
    } else if (!isDescribed) {
      report(path, `lacks the office “${id}”, whose map is drawn in ${file}: add the line “${id}: what the map shows”`);
    }
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
