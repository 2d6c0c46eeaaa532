import type { Examples } from '../../gallery/examples.ts';
import { PersonFile } from './person-file.tsx';

export const examples: Examples = {
  '/jj-timesheet': ({ '/jj-timesheet': page }) => <PersonFile {...page.jobs.employees.person} />,
};

/** Stands inside another section, which gives it its ground and its edges. */
export const part = true;
