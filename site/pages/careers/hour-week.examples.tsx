import type { Examples } from '../../gallery/examples.ts';
import { HourWeek } from './hour-week.tsx';

export const examples: Examples = {
  '/careers': ({ '/careers': page }) => <HourWeek {...page.week} />,
};
