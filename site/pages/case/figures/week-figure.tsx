import type { CSSProperties } from 'react';
import { classes } from '../../../ui/classes.ts';
import { groundClass } from '../../../ui/ground.ts';
import { Text } from '../../../ui/text.tsx';
import { Title } from '../../../ui/title.tsx';
import * as parts from './figure-parts.drawing.module.css';
import * as styles from './week-figure.drawing.module.css';

interface Shift {
  /** Hours of the day, 5 to 24. */
  from: number;
  to: number;
  text: string;
  planned: boolean;
}

interface WeekFigureProps {
  label: string;
  title: string;
  dates: string;
  /** The headings of the columns: people, each day, total hours. */
  head: string[];
  people: { name: string; role: string; shifts: (Shift | null)[]; hours: string; over?: string | undefined }[];
  /** Shown where nobody works. */
  off: string;
}

// The bars are drawn on a day from 5 a.m. to midnight.
const firstHour = 5;
const hoursDrawn = 19;

const barStyle = ({ from, to }: Shift) =>
  ({
    '--from': `${((from - firstHour) / hoursDrawn) * 100}%`,
    '--length': `${((to - from) / hoursDrawn) * 100}%`,
  }) as CSSProperties;

/** A day and its number, which may wrap. */
const inLines = (name: string) =>
  name.split(' ').map((part) => (
    <span className={styles.part} key={part}>
      {part}{' '}
    </span>
  ));

/** A week of shifts: worked ones filled, planned ones outlined. On a phone, days without times. */
export function WeekFigure({ label, title, dates, head, people, off }: WeekFigureProps) {
  return (
    <div className={classes(groundClass('chalk'), styles.frame)}>
      <table className={styles.week} aria-label={label} data-ranges="break">
        <caption className={styles.caption}>
          <Title as="b" size="smallTitle" className={styles.title}>
            {title}
          </Title>{' '}
          {dates}
        </caption>
        <thead>
          <tr>
            {head.map((name) => (
              <th className={classes(styles.cell, styles.column)} key={name} scope="col">
                {inLines(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {people.map(({ name, role, shifts, hours, over }) => (
            <tr key={name}>
              <th className={classes(styles.cell, styles.name)} scope="row">
                {name}
                <Text as="span" color="quiet" block weight="regular">
                  {role}
                </Text>
              </th>
              {shifts.map((shift, day) => (
                <td key={day} className={styles.cell}>
                  <Text as="span" color={shift ? 'ink' : 'quiet'} block className={styles.times}>
                    {shift?.text ?? off}
                  </Text>
                  {shift && (
                    <i className={styles.track}>
                      <i className={classes(styles.bar, !shift.planned && styles.worked)} style={barStyle(shift)} />
                    </i>
                  )}
                </td>
              ))}
              <td className={classes(styles.cell, styles.hours)}>
                {hours}
                {over && <span className={parts.warning}>{over}</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
