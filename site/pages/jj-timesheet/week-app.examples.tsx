import type { Examples } from '../../gallery/examples.ts';
import { WeekApp } from './week-app.tsx';

export const examples: Examples = {
  '/jj-timesheet': ({ '/jj-timesheet': page }) => <WeekApp {...page.app} name={page.heading} week={page.week} />,
};
