import type { Examples } from '../gallery/examples.ts';
import { LabeledTable } from './labeled-table.tsx';

const columns = ['Step', 'What we do', 'What you do'];
const rows = [
  { name: 'Look', cells: ['We watch a day of the work.', 'You show us where it hurts.'] },
  { name: 'Build', cells: ['We show it every Friday.', 'You use it from Monday on.'] },
];
const short = [
  { name: 'Engineer', text: <p>Builds it.</p>, cells: ['Spring', 'L3'] },
  { name: 'Designer', text: <p>Draws it.</p>, cells: ['Sugar Land', 'L4'] },
];

export const examples: Examples = {
  titles: <LabeledTable label="Steps" columns={columns} rows={rows} widths={[1, 2, 2]} />,
  'short cells': (
    <LabeledTable label="Roles" columns={['Role', 'Office', 'Level']} rows={short} widths={[3, 1, 1]} labels="before" />
  ),
  'without names beside stacked cells': (
    <LabeledTable label="Steps" look="plain" columns={columns} rows={rows} widths={[1, 2, 2]} labels="none" />
  ),
  'plain, with a caption': (
    <LabeledTable look="plain" caption="Steps" columns={columns} rows={rows} widths={[1, 2, 2]} />
  ),
};

/** The component is a part of a section, which provides its background and edges. */
export const isPart = true;
