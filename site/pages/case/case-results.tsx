import type { CSSProperties } from 'react';
import * as arrival from '../../ui/arrival.module.css';
import { Band } from '../../ui/band.tsx';
import { Caption } from '../../ui/caption.tsx';
import { classes } from '../../ui/classes.ts';
import { Definitions } from '../../ui/definitions.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { Split } from '../../ui/split.tsx';
import { Text } from '../../ui/text.tsx';
import { Title } from '../../ui/title.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import * as track from '../../ui/track.module.css';
import * as styles from './case-results.module.css';
import { CaseFigure, type CaseFigureProps } from './figures/case-figure.tsx';
import { ColumnChart, type ColumnChartProps } from './figures/column-chart.tsx';

interface CaseResultsProps {
  heading: string;
  /** The main number, with its unit. */
  figure: string;
  /** A bar that shrinks from the length `from` to `to`, with `text` as its caption. */
  shrinks?: { from: number; to: number; text: string } | undefined;
  text: string;
  layout: 'wide' | 'slip';
  background?: 'haze' | 'peach' | 'pine' | undefined;
  /** The number drawn as countable shapes. */
  counted?: CaseFigureProps | undefined;
  /** The evidence: a chart or a figure. */
  shown: { as: 'chart'; chart: ColumnChartProps } | { as: 'figure'; figure: CaseFigureProps; source: string };
  facts: { figure: string; text: string }[];
  /** The client's own claim, with its source. */
  claim?: string | undefined;
}

/** The result's number in oversized type, below the section's heading. */
function MainResult({ heading, figure, text }: Pick<CaseResultsProps, 'heading' | 'figure' | 'text'>) {
  return (
    <div>
      <SectionHead heading={heading} narrow className={styles.head} />
      <Title size="display" numeral className={styles.figure}>
        {figure}
      </Title>
      <Text size="lead" measure="long" className={styles.text}>
        {text}
      </Text>
    </div>
  );
}

/** The chart or the figure that proves the result. */
function Evidence({ shown }: Pick<CaseResultsProps, 'shown'>) {
  if (shown.as === 'chart') return <ColumnChart {...shown.chart} />;
  return (
    <figure>
      <CaseFigure {...shown.figure} />
      <Caption className={styles.source}>{shown.source}</Caption>
    </figure>
  );
}

interface ShrinkingBarProps extends NonNullable<CaseResultsProps['shrinks']> {
  /** The bar's text for screen readers. */
  label: string;
}

/** A bar that shrinks, when it comes into view, from the whole track to its share of the track. */
function ShrinkingBar({ label, from, to, text }: ShrinkingBarProps) {
  return (
    <>
      <i
        role="img"
        aria-label={label}
        className={classes(track.track, styles.track, arrival.scene)}
        style={{ '--remaining-share': to / from } as CSSProperties}
      >
        <i className={classes(track.bar, styles.bar)} />
      </i>
      <p className={styles.barText}>{text}</p>
    </>
  );
}

/** The results: one number in oversized type, the evidence for it, then other numbers. */
export function CaseResults({
  heading,
  figure,
  shrinks,
  text,
  layout,
  background,
  counted,
  shown,
  facts,
  claim,
}: CaseResultsProps) {
  const isSlip = layout === 'slip';
  const mainResult = <MainResult heading={heading} figure={figure} text={text} />;
  return (
    <Band background={background} className={background && styles[background]}>
      <Wrap>
        {isSlip ? (
          <Split at={9} from="wide">
            {mainResult}
            <div className={styles.slip}>
              <Evidence shown={shown} />
            </div>
          </Split>
        ) : (
          mainResult
        )}
        {shrinks && <ShrinkingBar label={figure} {...shrinks} />}
        {counted && <CaseFigure {...counted} />}
        {!isSlip && (
          <div className={styles.evidence}>
            <Evidence shown={shown} />
          </div>
        )}
        <Definitions
          layout="columns"
          items={facts.map((fact) => ({ term: fact.figure, text: fact.text }))}
          className={styles.facts}
        />
        {claim && <p className={styles.claim}>{claim}</p>}
      </Wrap>
    </Band>
  );
}
