import type { CSSProperties } from 'react';
import * as arrival from '../../../ui/arrival.module.css';
import { classes } from '../../../ui/classes.ts';
import { decimal } from '../../../ui/decimal.ts';
import { round } from '../../../ui/round.ts';
import { ChartLegend, type LegendEntry } from './chart-legend.tsx';
import { ChartTable } from './chart-table.tsx';
import { ChartColumn, type Column } from './chart-column.tsx';
import * as styles from './column-chart.drawing.module.css';

export interface ColumnChartProps {
  look: 'bars' | 'pins';
  title: string;
  note: string;
  /** The name of what a column represents: a month, a sprint. */
  columnName: string;
  /** The names of a column's values, in order. */
  series: string[];
  /** The values marked on the axis, from zero to its top, in the unit named in the title. */
  ticks: number[];
  /** `hour` is a column's position on an axis of hours. */
  columns: (Column & { hour?: number | undefined })[];
  legend: LegendEntry[];
  source: string;
  /** The label that opens the table of all numbers. */
  table: string;
}

/** The turns, of 60 ms each (arrival.module.css), until the last column's animation, which starts within half a second. */
const maxTurn = 8;

/** Delays a column's animation by its rank from the left, as a share of the number of columns. */
const animationDelay = (share: number) => ({ '--turn': round(share * maxTurn, 1) });

/**
 * The position of each column on an axis of hours, as a share of the axis, and the number of hours on it. Undefined unless
 * every column has an hour.
 */
function hourSlots(columns: ColumnChartProps['columns']) {
  const hours = columns.flatMap(({ hour }) => hour ?? []);
  if (hours.length < columns.length) return undefined;
  const first = Math.min(...hours);
  const count = Math.max(...hours) - first + 1;
  return hours.map((hour) => ({ '--slot': round((hour - first) / count, 4), '--slots': count }));
}

/** A chart whose axis starts at zero, with the same numbers as a table below it. */
export function ColumnChart({
  look,
  title,
  note,
  columnName,
  series,
  ticks,
  columns,
  legend,
  source,
  table,
}: ColumnChartProps) {
  const top = Math.max(...ticks);
  const heightOf = (value: number) => `${round((value / top) * 100, 1)}%`;
  const slots = hourSlots(columns);
  return (
    <div className={classes(styles.chart, styles[look])}>
      <figure>
        <p className={styles.title}>
          <b>{title}</b>
          <span className={styles.label}>{note}</span>
        </p>
        <div className={classes(styles.plot, arrival.scene)} aria-hidden="true">
          {ticks.map((tick) => (
            <span key={tick} className={classes(styles.label, styles.tick)} style={{ bottom: heightOf(tick) }}>
              {decimal(tick)}
            </span>
          ))}
          {columns.map((column, index) => (
            <ChartColumn
              key={index}
              {...column}
              look={look}
              heightOf={heightOf}
              className={classes(styles.column, slots && styles.timed)}
              style={{ ...animationDelay(index / columns.length), ...slots?.[index] } as CSSProperties}
            />
          ))}
        </div>
        <ChartLegend entries={legend} />
        <figcaption className={styles.caption}>{source}</figcaption>
      </figure>
      <ChartTable
        summary={table}
        head={[columnName, ...series]}
        rows={columns.map(({ name, values }) => ({ name, cells: values.map((value) => decimal(value)) }))}
      />
    </div>
  );
}
