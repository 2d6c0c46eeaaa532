import type { Examples } from '../../gallery/examples.ts';
import { WeekTeaser } from './week-teaser.tsx';

export const examples: Examples = {
  '/product': ({ '/product': page }) => <WeekTeaser {...page.timesheet} />,
};
