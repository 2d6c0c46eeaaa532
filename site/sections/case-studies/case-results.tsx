import { Band } from '../../ui/band.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import { classes } from '../../ui/classes.ts';
import * as styles from './case-results.module.css';
import { CaseFigure, type CaseFigureProps } from './figures/case-figure.tsx';
import { ColumnChart, type ColumnChartProps } from './figures/column-chart.tsx';

export interface CaseResultsProps {
  heading: string;
  /** The one number, and what it counts. */
  figure: string;
  text: string;
  /** What shows it. */
  shown: { as: 'chart'; chart: ColumnChartProps } | { as: 'figure'; figure: CaseFigureProps; source: string };
  facts: { figure: string; text: string }[];
  /** What the client says of itself, with its source. */
  claim?: string | undefined;
}

/** What changed: one number and what shows it, then what else was counted. */
export function CaseResults({ heading, figure, text, shown, facts, claim }: CaseResultsProps) {
  return (
    <Band>
      <Wrap grid>
        <div className={styles.head}>
          <h2 className={styles.heading}>{heading}</h2>
          <p className={classes(styles.text, styles.big)}>{figure}</p>
          <p className={styles.text}>{text}</p>
        </div>
        <div className={styles.shown}>
          {shown.as === 'chart' ? (
            <ColumnChart {...shown.chart} />
          ) : (
            <figure>
              <CaseFigure {...shown.figure} />
              <figcaption className={styles.caption}>{shown.source}</figcaption>
            </figure>
          )}
        </div>
        <dl className={styles.facts}>
          {facts.map((fact) => (
            <div className={styles.part} key={fact.figure}>
              <dt className={styles.term}>{fact.figure}</dt>
              <dd className={styles.detail}>{fact.text}</dd>
            </div>
          ))}
        </dl>
        {claim && <p className={styles.claim}>{claim}</p>}
      </Wrap>
    </Band>
  );
}
