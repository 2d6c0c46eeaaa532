import type { CSSProperties } from 'react';
import { firstShiftHour, lastShiftHour } from '../../../sections/shift-hours.ts';
import { classes } from '../../../ui/classes.ts';
import { backgroundClass } from '../../../ui/background.ts';
import { Text } from '../../../ui/text.tsx';
import { Title } from '../../../ui/title.tsx';
import * as parts from './figure-parts.drawing.module.css';
import * as styles from './week-figure.drawing.module.css';

interface Shift {
  /** The hour of the day at which the shift begins. */
  from: number;
  /** The hour of the day at which the shift ends. */
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
  /** A shift is null on a day off; `over` is a note on overtime. */
  people: { name: string; role: string; shifts: (Shift | null)[]; hours: string; over?: string | undefined }[];
  /** Shown on a day off. */
  off: string;
}

/** The number of hours that are drawn of a day. */
const drawnHours = lastShiftHour - firstShiftHour;

const barStyle = ({ from, to }: Shift) =>
  ({
    '--from': `${((from - firstShiftHour) / drawnHours) * 100}%`,
    '--length': `${((to - from) / drawnHours) * 100}%`,
  }) as CSSProperties;

/** The words of a column's heading, such as a day and its number, which may be on separate lines. */
const headingWords = (heading: string) =>
  heading.split(' ').map((word) => (
    <span className={styles.word} key={word}>
      {word}{' '}
    </span>
  ));

/** The hours of a shift as text, and as a bar on the day. */
const ShiftCell = ({ shift, off }: { shift: Shift | null; off: string }) => (
  <td className={styles.cell}>
    <Text as="span" color={shift ? 'ink' : 'quiet'} block className={styles.times}>
      {shift?.text ?? off}
    </Text>
    {shift && (
      <i className={styles.track}>
        <i className={classes(styles.bar, !shift.planned && styles.worked)} style={barStyle(shift)} />
      </i>
    )}
  </td>
);

/** A week of shifts, the worked ones filled and the planned ones outlined. A phone has no room for the hours as text. */
export function WeekFigure({ label, title, dates, head, people, off }: WeekFigureProps) {
  return (
    <div className={classes(backgroundClass('chalk'), styles.frame)}>
      <table className={styles.week} aria-label={label} data-ranges="break">
        <caption className={styles.caption}>
          <Title as="b" size="smallTitle" className={styles.title}>
            {title}
          </Title>{' '}
          <span className={styles.dates}>{dates}</span>
        </caption>
        <thead>
          <tr>
            {head.map((name) => (
              <th className={classes(styles.cell, styles.column)} key={name} scope="col">
                {headingWords(name)}
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
                <ShiftCell key={day} shift={shift} off={off} />
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
