import type { CSSProperties } from 'react';
import * as language from '#language';
import { RunInList, type RunInListProps } from '../../sections/run-in-list.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { Band } from '../../ui/band.tsx';
import { classes } from '../../ui/classes.ts';
import { Wrap } from '../../ui/wrap.tsx';
import { Row } from '../../ui/row.tsx';
import { Columns } from '../../ui/columns.tsx';
import * as styles from './hour-week.drawing.module.css';

/** The kinds of activity in a working week. */
type ActivityKind = 'build' | 'client' | 'team' | 'care';

export interface HourWeekProps {
  heading: string;
  text: string;
  /** The unit after a number of hours. */
  hours: string;
  kinds: Record<ActivityKind, string>;
  /** Five days, each in blocks of whole hours from 9 to 17; a `hot` block is highlighted. */
  days: {
    day: string;
    blocks: { from: number; to: number; kind: ActivityKind; name: string; hot?: boolean | undefined }[];
  }[];
  terms: RunInListProps;
}

/** A working week as a calendar, with the total hours of each kind of activity above and the other terms below. */
export function HourWeek({ heading, text, hours, kinds, days, terms }: HourWeekProps) {
  const allBlocks = days.flatMap((day) => day.blocks);
  const totalHours = (kind: string) =>
    allBlocks.filter((block) => block.kind === kind).reduce((sum, { from, to }) => sum + to - from, 0);
  return (
    <Band background="haze">
      <Wrap>
        <SectionHead heading={heading} text={text} />
        <ul className={styles.kinds}>
          {Object.entries(kinds).map(([kind, name]) => (
            <li key={kind} className={classes(styles.kind, styles[kind])}>
              {name}
              <b className={styles.hours}>
                {totalHours(kind)} {hours}
              </b>
            </li>
          ))}
        </ul>
        <Columns as="ol" tablet={5} gap={[0, 3]} className={styles.days}>
          {days.map(({ day, blocks }) => (
            <li className={styles.day} key={day}>
              <h3 className={styles.dayName}>{day}</h3>
              <ol className={styles.blocks}>
                {blocks.map(({ from, to, kind, name, hot }) => (
                  <Row
                    as="li"
                    gap={3}
                    between
                    key={from}
                    className={classes(styles.block, styles[kind], hot && styles.hot)}
                    style={{ '--from': from, '--to': to } as CSSProperties}
                  >
                    <span className={styles.name}>{name}</span>
                    <small className={styles.time}>
                      {language.range(language.shortHour(from), language.shortHour(to))}
                    </small>
                  </Row>
                ))}
              </ol>
            </li>
          ))}
        </Columns>
      </Wrap>
      <RunInList {...terms} />
    </Band>
  );
}
