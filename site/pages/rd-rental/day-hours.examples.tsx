import type { Examples } from '../../gallery/examples.ts';
import { DayHours } from './day-hours.tsx';

export const examples: Examples = {
  '/rd-rental': ({ '/rd-rental': page }) => <DayHours {...page.day} />,
};
