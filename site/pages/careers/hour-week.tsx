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

type Kind = 'build' | 'client' | 'team' | 'care';

export interface HourWeekProps {
  heading: string;
  text: string;
  /** Follows a number of hours. */
  hours: string;
  kinds: Record<Kind, string>;
  /** Five days; hours are whole, from 9 to 17. */
  days: { day: string; blocks: { from: number; to: number; kind: Kind; name: string; hot?: boolean | undefined }[] }[];
  terms: RunInListProps;
}

/** A week as a calendar with one marked block, the total hours of each kind, and below it the other terms. */
export function HourWeek({ heading, text, hours, kinds, days, terms }: HourWeekProps) {
  const blocks = days.flatMap((day) => day.blocks);
  const hoursOf = (kind: string) =>
    blocks.filter((block) => block.kind === kind).reduce((sum, { from, to }) => sum + to - from, 0);
  return (
    <Band ground="haze">
      <Wrap>
        <SectionHead heading={heading} text={text} />
        <ul className={styles.kinds}>
          {Object.entries(kinds).map(([kind, name]) => (
            <li key={kind} className={classes(styles.kind, styles[kind])}>
              {name}
              <b className={styles.hours}>
                {hoursOf(kind)} {hours}
              </b>
            </li>
          ))}
        </ul>
        <Columns as="ol" tablet={5} gap={[0, 3]} className={styles.days}>
          {days.map(({ day, blocks: ofDay }) => (
            <li className={styles.item} key={day}>
              <h3 className={styles.title}>{day}</h3>
              <ol className={styles.list}>
                {ofDay.map(({ from, to, kind, name, hot }) => (
                  <Row
                    as="li"
                    gap={3}
                    between
                    key={from}
                    className={classes(styles.block, styles[kind], hot && styles.hot)}
                    style={{ '--from': from, '--to': to } as CSSProperties}
                  >
                    <span className={styles.name}>{name}</span>
                    <small className={styles.note}>
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
