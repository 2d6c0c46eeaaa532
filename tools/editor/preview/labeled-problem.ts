import type { Field } from '../fields/editor-entry.ts';
import { rewordForForm } from '../reword-for-form.ts';

/** A problem with the form's own labels: `2 › name: is empty` becomes `Person 3 › Full name: is empty`. */
export function labeledProblem(problem: string, fields: readonly Field[]): string {
  const [, path = '', message = ''] = /^([^:“]+): ([^]*)$/.exec(problem) ?? [];
  const labels = labelsAt(path.split(' › '), fields);
  return labels ? `${labels.join(' › ')}: ${rewordMessage(message)}` : problem;
}

/** Rewords a message's fix for a form. */
const rewordMessage = (message: string) =>
  rewordForForm(message)
    .replace(/^names the picture “”, which does not exist.*$/s, 'is missing: upload or choose one')
    .replace(/^is empty: write .*, or delete the entry$/s, 'is empty: fill it in')
    .replace(/^is missing: add this entry$/, 'is missing: fill it in');

/** The labels of the fields at a path of names and indices; undefined if it leads to no field. */
function labelsAt(steps: readonly string[], fields: readonly Field[]): string[] | undefined {
  const wholeList = isIndex(steps[0]) ? fields[0] : undefined;
  return wholeList ? labelsInList(wholeList, steps) : labelsInGroup(fields, steps);
}

function labelsInGroup(fields: readonly Field[], [name, ...rest]: readonly string[]): string[] | undefined {
  const field = fields.find((candidate) => candidate.name === name);
  if (!field) return undefined;
  if (rest.length === 0) return [field.label];
  if (isIndex(rest[0])) return labelsInList(field, rest);
  const inner = labelsInGroup(fieldsIn(field), rest);
  return inner && [field.label, ...inner];
}

function labelsInList(list: Field, [index, ...rest]: readonly string[]): string[] | undefined {
  const singular = list['label_singular'];
  const item = `${typeof singular === 'string' ? singular : list.label} ${Number(index) + 1}`;
  if (rest.length === 0) return [item];
  const inner = labelsInGroup(fieldsIn(list), rest);
  return inner && [item, ...inner];
}

const fieldsIn = ({ fields = [], types = [] }: Field): Field[] => [
  ...fields,
  ...types.flatMap(({ fields: inner = [] }) => inner),
];

const isIndex = (step: string | undefined) => /^\d+$/.test(step ?? '');
