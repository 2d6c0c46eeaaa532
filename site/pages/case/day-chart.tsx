import { SectionHead } from '../../ui/section-head.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import * as styles from './day-chart.drawing.module.css';
import { ColumnChart, type ColumnChartProps } from './figures/column-chart.tsx';

interface DayChartProps {
  heading: string;
  text: string;
  chart: ColumnChartProps;
}

/** One day, hour by hour, across the full width. */
export function DayChart({ heading, text, chart }: DayChartProps) {
  return (
    <Wrap className={styles.day}>
      <SectionHead heading={heading} text={text} split />
      <ColumnChart {...chart} />
    </Wrap>
  );
}
