import type { CSSProperties } from 'react';
import * as arrival from '../ui/arrival.module.css';
import { Band, type BandProps } from '../ui/band.tsx';
import { classes } from '../ui/classes.ts';
import { SectionHead } from '../ui/section-head.tsx';
import { Title } from '../ui/title.tsx';
import { Wrap } from '../ui/wrap.tsx';
import * as styles from './timeline.module.css';

interface TimelineProps {
  heading: string;
  moments: readonly { when: string; title: string; text: string }[];
  /** Ruled rows; or bars end to end, of which the last one, the present, is white and extends beyond the page. */
  look: 'rows' | 'bars';
  background?: BandProps['background'];
}

/**
 * Columns to scale for moments whose times are years and, in the end, the present: the last year lasts as long as the longest of
 * the others, the present one year and a quarter. Equal columns for other times.
 */
function columnsFor(moments: TimelineProps['moments']): string {
  const years = moments.slice(0, -1).map(({ when }) => Number(when));
  const spans = years.slice(1).map((year, index) => year - years[index]!);
  const areYears = years[0]! > 0 && spans.every((span) => span > 0);
  const lengths = areYears ? [...spans, Math.max(1, ...spans), 1.25] : moments.map(() => 1);
  return lengths.map((length) => `minmax(9em, ${length}fr)`).join(' ');
}

/** Events in chronological order. */
export function Timeline({ heading, moments, look, background }: TimelineProps) {
  return (
    <Band background={background} clip={look === 'bars'} className={arrival.tall}>
      <Wrap>
        <SectionHead heading={heading} />
        <ol
          className={classes(styles[look], arrival.turns)}
          style={look === 'bars' ? ({ '--columns': columnsFor(moments) } as CSSProperties) : undefined}
        >
          {moments.map(({ when, title, text }, index) => (
            <li key={when} className={classes(styles.moment, index === moments.length - 1 && styles.last)}>
              <Title
                as="b"
                size={look === 'rows' ? 'giant' : 'large'}
                numeral
                className={classes(styles.when, look === 'bars' && arrival.barAfter)}
              >
                {when}
              </Title>
              <Title as="h3" size={look === 'rows' ? 'card' : 'smallTitle'} className={styles.title}>
                {title}
              </Title>
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </ol>
      </Wrap>
    </Band>
  );
}
