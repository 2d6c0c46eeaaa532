import type { Examples } from '../../gallery/examples.ts';
import { ClockLog } from './clock-log.tsx';

export const examples: Examples = {
  '/jj-timesheet': ({ '/jj-timesheet': page }) => <ClockLog {...page.jobs.attendance} />,
};

/** Stands inside another section, which gives it its ground and its edges. */
export const part = true;
