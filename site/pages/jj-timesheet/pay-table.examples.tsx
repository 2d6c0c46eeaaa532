import type { Examples } from '../../gallery/examples.ts';
import { PayTable } from './pay-table.tsx';

export const examples: Examples = {
  '/jj-timesheet': ({ '/jj-timesheet': page }) => <PayTable {...page.jobs.payroll} />,
};

/** Stands inside another section, which gives it its ground and its edges. */
export const part = true;
