import type { Examples } from '../../gallery/examples.ts';
import { StageSchedule } from './stage-schedule.tsx';

export const examples: Examples = {
  '/jj-eve': ({ '/jj-eve': page }) => <StageSchedule {...page.schedule} />,
};
