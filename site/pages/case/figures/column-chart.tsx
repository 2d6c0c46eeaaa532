import type { CSSProperties } from 'react';
import * as arrival from '../../../ui/arrival.module.css';
import { classes } from '../../../ui/classes.ts';
import { ChartLegend, type LegendEntry, type Tone } from './chart-legend.tsx';
import { ChartTable } from './chart-table.tsx';
import * as toneStyles from './chart-tones.module.css';
import * as styles from './column-chart.drawing.module.css';

export interface ColumnChartProps {
  look: 'bars' | 'pins';
  title: string;
  note: string;
  /** What a column represents: a month, a sprint. */
  columnName: string;
  /** The names of a column's values, in order. */
  series: string[];
  /** From zero to the top, in the unit named in the title. */
  ticks: number[];
  /** `silent`: drawn without its number on phones; the table has it. `hour`: its position on a time axis. */
  columns: { name: string; values: number[]; tone: Tone; before: Tone; silent: boolean; hour?: number | undefined }[];
  legend: LegendEntry[];
  source: string;
  /** The label that opens the table of all numbers. */
  table: string;
}

// The animation delays from the left; the last starts within half a second, whatever the number of columns.
const turn = (share: number) => ({ '--turn': Math.round(share * 80) / 10 });

/** The position of each column on an axis of hours, as a share of its length, and the number of its hours. */
function slotsOf(hours: (number | undefined)[]) {
  const known = hours.filter((hour) => hour !== undefined);
  if (known.length < hours.length) return undefined;
  const [first, last] = [Math.min(...known), Math.max(...known)];
  const count = last - first + 1;
  return known.map((hour) => ({ '--slot': Math.round(((hour - first) / count) * 1e4) / 1e4, '--slots': count }));
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
  const part = (value: number) => `${Math.round((value / top) * 1000) / 10}%`;
  const slots = slotsOf(columns.map(({ hour }) => hour));
  return (
    <div className={classes(styles.chart, styles[look])}>
      <figure>
        <p className={styles.title}>
          <b>{title}</b>
          <span className={styles.label}>{note}</span>
        </p>
        <div className={classes(styles.plot, arrival.scene)} aria-hidden="true">
          {ticks.map((tick) => (
            <span key={tick} className={classes(styles.label, styles.tick)} style={{ bottom: part(tick) }}>
              {tick}
            </span>
          ))}
          {columns.map(({ name, values, tone, before, silent }, columnIndex) => (
            <div
              key={columnIndex}
              className={classes(styles.column, slots && styles.timed)}
              style={{ ...turn(columnIndex / columns.length), ...slots?.[columnIndex] } as CSSProperties}
            >
              {values.map((value, index) => (
                <span
                  key={index}
                  className={classes(styles.value, toneStyles[index < values.length - 1 ? before : tone])}
                  style={{ height: part(value) }}
                >
                  <i className={classes(styles.bar, arrival.column)} />
                  {look === 'pins' && <i className={classes(styles.head, arrival.head)} />}
                  <b className={classes(styles.number, silent && styles.silent)}>{value}</b>
                </span>
              ))}
              <span className={classes(styles.label, styles.columnLabel)}>{name}</span>
            </div>
          ))}
        </div>
        <ChartLegend entries={legend} />
        <figcaption className={styles.caption}>{source}</figcaption>
      </figure>
      <ChartTable
        summary={table}
        head={[columnName, ...series]}
        rows={columns.map(({ name, values }) => [name, ...values])}
      />
    </div>
  );
}
