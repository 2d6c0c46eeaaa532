import type { Examples } from '../../gallery/examples.ts';
import { ShiftSwap } from './shift-swap.tsx';

export const examples: Examples = {
  '/jj-timesheet': ({ '/jj-timesheet': page }) => <ShiftSwap {...page.jobs.scheduling} />,
};

/** Stands inside another section, which gives it its ground and its edges. */
export const part = true;
