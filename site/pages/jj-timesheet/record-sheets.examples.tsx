import type { Examples } from '../../gallery/examples.ts';
import { RecordSheets } from './record-sheets.tsx';
import { PersonFile } from './person-file.tsx';
import { ClockLog } from './clock-log.tsx';
import { PayTable } from './pay-table.tsx';
import { ShiftSwap } from './shift-swap.tsx';

export const examples: Examples = {
  '/jj-timesheet': ({ '/jj-timesheet': page }) => (
    <RecordSheets
      heading={page.jobs.heading}
      sheets={[
        { ...page.jobs.employees, figure: <PersonFile {...page.jobs.employees.person} /> },
        { ...page.jobs.attendance, figure: <ClockLog {...page.jobs.attendance} /> },
        { ...page.jobs.payroll, figure: <PayTable {...page.jobs.payroll} /> },
        { ...page.jobs.scheduling, figure: <ShiftSwap {...page.jobs.scheduling} /> },
      ]}
    />
  ),
};
