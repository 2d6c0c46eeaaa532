import type { Examples } from '../gallery/examples.ts';
import { Timeline } from './timeline.tsx';

export const examples: Examples = {
  '/jj-timesheet': ({ '/jj-timesheet': page }) => (
    <Timeline look="bars" ground="cobalt" heading={page.timeline.heading} moments={page.timeline.steps} />
  ),
  'rows, as a case has them': ({ caseBlock }) => (
    <Timeline
      look="rows"
      heading={caseBlock('clockRows').heading}
      moments={caseBlock('clockRows').rows.map(({ time, ...row }) => ({ when: time, ...row }))}
    />
  ),
};
