import { classes } from '../../../ui/classes.ts';
import * as styles from './chart-legend.drawing.module.css';
import * as tones from './chart-tones.module.css';

export type Tone = 'sky' | 'azure' | 'cobalt' | 'signal' | 'sage' | 'pine';

export interface LegendEntry {
  tone: Tone;
  text: string;
}

/** The meanings of the tones of a chart's columns. */
export const ChartLegend = ({ entries }: { entries: LegendEntry[] }) => (
  <ul className={styles.legend}>
    {entries.map(({ tone, text }) => (
      <li className={styles.item} key={text}>
        <i className={classes(styles.mark, tones[tone])} />
        {text}
      </li>
    ))}
  </ul>
);
