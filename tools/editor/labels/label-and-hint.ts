import { commonLabels } from './common-labels.ts';
import { companyLabels } from './company-labels.ts';
import { drawingLabels } from './drawing-labels.ts';
import type { FieldLabels } from './field-labels.ts';
import { pageLabels } from './page-labels.ts';

const allLabels: FieldLabels = { ...drawingLabels, ...pageLabels, ...companyLabels, ...commonLabels };

/** The label and hint of a field anywhere, or within `parent` if it has its own there; undefined if it has none. */
export function labelAndHint(name: string, parent?: string): { label: string; hint: string } | undefined {
  const entry = allLabels[parent === undefined ? name : `${parent}.${name}`];
  return entry && { label: entry[0], hint: entry[1] };
}
