import { Timeline } from '../../sections/timeline.tsx';

interface ClockRowsProps {
  heading: string;
  rows: { time: string; title: string; text: string }[];
}

/** A day as a list of large times, each with what happened then. */
export function ClockRows({ heading, rows }: ClockRowsProps) {
  return <Timeline heading={heading} look="rows" moments={rows.map(({ time, ...row }) => ({ when: time, ...row }))} />;
}
