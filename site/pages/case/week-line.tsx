import type { CSSProperties } from 'react';
import * as language from '#language';
import { classes } from '../../ui/classes.ts';
import * as arrival from '../../ui/arrival.module.css';
import { SectionHead } from '../../ui/section-head.tsx';
import { Text } from '../../ui/text.tsx';
import { Title } from '../../ui/title.tsx';
import { Band } from '../../ui/band.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import { Columns } from '../../ui/columns.tsx';
import * as styles from './week-line.module.css';

interface WeekLineProps {
  heading: string;
  text: string;
  /** The number of weeks. */
  weeks: number;
  /** The parts of the project, each with its first and last week, counted from 1. */
  rows: { from: number; to: number; title: string; text: string }[];
}

/** The grid lines of the bar: a week ends where the next one begins. */
const barLines = (from: number, to: number) => ({ '--from': from, '--to': to + 1 }) as CSSProperties;

/** A project by week: a bar for each part, at its weeks. */
export function WeekLine({ heading, text, weeks, rows }: WeekLineProps) {
  return (
    <Band>
      <Wrap>
        <SectionHead heading={heading} text={text} split />
        <ol
          className={classes(styles.list, arrival.scene, arrival.turns)}
          style={{ '--weeks': weeks } as CSSProperties}
        >
          {rows.map((row) => (
            <Columns
              as="li"
              tablet={[5, 3, 4]}
              align="baseline"
              gap={2}
              className={styles.item}
              key={row.title}
              style={barLines(row.from, row.to)}
            >
              <b className={styles.weeks}>{language.weeks(row.from, row.to)}</b>
              <i className={classes(styles.track, arrival.barBefore)} />
              <Title as="h3" size="smallTitle" className={styles.title}>
                {row.title}
              </Title>
              <Text color="quiet" className={styles.text}>
                {row.text}
              </Text>
            </Columns>
          ))}
        </ol>
      </Wrap>
    </Band>
  );
}
