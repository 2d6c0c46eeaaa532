import type { Examples } from '../gallery/examples.ts';
import { WeekOfShifts } from './week-of-shifts.tsx';

export const examples: Examples = {
  '/product': ({ '/product': page }) => <WeekOfShifts {...page.timesheet.week} />,
};

/** Stands inside another section, which gives it its ground and its edges. */
export const part = true;
