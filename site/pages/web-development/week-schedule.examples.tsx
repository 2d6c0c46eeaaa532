import type { Examples } from '../../gallery/examples.ts';
import { WeekSchedule } from './week-schedule.tsx';

export const examples: Examples = {
  '/web-development': ({ '/web-development': page }) => <WeekSchedule {...page.process} id="process" />,
};
