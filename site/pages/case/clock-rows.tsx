import { Timeline } from '../../sections/timeline.tsx';

interface ClockRowsProps {
  heading: string;
  rows: { time: string; title: string; text: string }[];
}

/** A day by the clock: large times, and what happened at each. */
export function ClockRows({ heading, rows }: ClockRowsProps) {
  return <Timeline heading={heading} look="rows" moments={rows.map(({ time, ...row }) => ({ when: time, ...row }))} />;
}
