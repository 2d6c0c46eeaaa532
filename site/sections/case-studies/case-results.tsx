import { Wrap } from '../../ui/wrap.tsx';
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
}

/** What changed: one number and what shows it, then what else was counted. */
export function CaseResults({ heading, figure, text, shown, facts }: CaseResultsProps) {
  return (
    <section className={styles.results}>
      <Wrap grid>
        <div className={styles.head}>
          <h2>{heading}</h2>
          <p className={styles.big}>{figure}</p>
          <p>{text}</p>
        </div>
        <div className={styles.shown}>
          {shown.as === 'chart' ? (
            <ColumnChart {...shown.chart} />
          ) : (
            <figure>
              <CaseFigure {...shown.figure} />
              <figcaption>{shown.source}</figcaption>
            </figure>
          )}
        </div>
        <dl className={styles.facts}>
          {facts.map((fact) => (
            <div key={fact.figure}>
              <dt>{fact.figure}</dt>
              <dd>{fact.text}</dd>
            </div>
          ))}
        </dl>
      </Wrap>
    </section>
  );
}
