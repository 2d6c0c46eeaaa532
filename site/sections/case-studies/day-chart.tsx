import { Wrap } from '../../ui/wrap.tsx';
import * as styles from './day-chart.module.css';
import { ColumnChart, type ColumnChartProps } from './figures/column-chart.tsx';

export interface DayChartProps {
  heading: string;
  text: string;
  chart: ColumnChartProps;
}

/** One day over the whole width, hour by hour. */
export function DayChart({ heading, text, chart }: DayChartProps) {
  return (
    <Wrap className={styles.day}>
      <div className={styles.head}>
        <h2>{heading}</h2>
        <p>{text}</p>
      </div>
      <ColumnChart {...chart} />
    </Wrap>
  );
}
