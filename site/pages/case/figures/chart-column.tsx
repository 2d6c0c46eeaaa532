import type { CSSProperties } from 'react';
import * as arrival from '../../../ui/arrival.module.css';
import { classes } from '../../../ui/classes.ts';
import { decimal } from '../../../ui/decimal.ts';
import type { Tone } from './chart-legend.tsx';
import * as toneStyles from './chart-tones.module.css';
import * as styles from './column-chart.drawing.module.css';

export interface Column {
  name: string;
  values: number[];
  /** The tone of the last value. */
  tone: Tone;
  /** The tone of the values before it. */
  before: Tone;
  /** Whether its numbers are hidden on a phone; the table has them. */
  silent: boolean;
}

interface ChartColumnProps extends Column {
  look: 'bars' | 'pins';
  /** A value's height as a percentage of the plot's. */
  heightOf: (value: number) => string;
  className: string;
  style: CSSProperties;
}

/** The bars or pins of a column's values side by side, each with its number, above the column's name. */
export function ChartColumn({
  name,
  values,
  tone,
  before,
  silent,
  look,
  heightOf,
  className,
  style,
}: ChartColumnProps) {
  return (
    <div className={className} style={style}>
      {values.map((value, index) => (
        <span
          key={index}
          className={classes(styles.value, toneStyles[index < values.length - 1 ? before : tone])}
          style={{ height: heightOf(value) }}
        >
          <i className={classes(styles.bar, arrival.column)} />
          {look === 'pins' && <i className={classes(styles.head, arrival.head)} />}
          <b className={classes(styles.number, silent && styles.silent)}>{decimal(value)}</b>
        </span>
      ))}
      <span className={classes(styles.label, styles.columnLabel)}>{name}</span>
    </div>
  );
}
