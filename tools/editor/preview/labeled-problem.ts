import type { Field } from '../fields/editor-entry.ts';
import { rewordForForm } from '../reword-for-form.ts';

/** A problem with the form's own labels: `2 › name: is empty` becomes `Person 3 › Full name: is empty`. */
export function labeledProblem(problem: string, fields: readonly Field[]): string {
  const [, way = '', message = ''] = /^([^:“]+): ([^]*)$/.exec(problem) ?? [];
  const labels = labelsOn(way.split(' › '), fields);
  return labels ? `${labels.join(' › ')}: ${inForm(message)}` : problem;
}

/** What is done in a form, where a message tells what is done in a file. */
const inForm = (message: string) =>
  rewordForForm(message)
    .replace(/^names the picture “”, which does not exist.*$/s, 'is missing: upload or choose one')
    .replace(/^is empty: write its text, or delete the entry$/, 'is empty: fill it in')
    .replace(/^is missing: add this entry$/, 'is missing: fill it in');

/** The labels of the fields on the way of names and places; undefined if it leads to none. */
function labelsOn(steps: readonly string[], fields: readonly Field[]): string[] | undefined {
  const whole = isIndex(steps[0]) ? fields[0] : undefined;
  return whole ? labelsInList(whole, steps) : labelsInGroup(fields, steps);
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
  const one = list['label_singular'];
  const item = `${typeof one === 'string' ? one : list.label} ${Number(index) + 1}`;
  if (rest.length === 0) return [item];
  const inner = labelsInGroup(fieldsIn(list), rest);
  return inner && [item, ...inner];
}

const fieldsIn = ({ fields = [], types = [] }: Field): Field[] => [
  ...fields,
  ...types.flatMap(({ fields: inner = [] }) => inner),
];

const isIndex = (step: string | undefined) => /^\d+$/.test(step ?? '');
