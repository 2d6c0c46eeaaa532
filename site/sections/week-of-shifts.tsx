import type { CSSProperties } from 'react';
import * as language from '#language';
import { classes } from '../ui/classes.ts';
import { decimal } from '../ui/decimal.ts';
import { PlumeTile } from '../ui/plume-tile.tsx';
import { Text } from '../ui/text.tsx';
import * as hidden from '../ui/visually-hidden.module.css';
import * as styles from './week-of-shifts.drawing.module.css';

/** The first and the last hour of the day, such as `[10, 18.5]`. */
type Shift = [start: number, end: number];

export interface Week {
  /** The table's label, for screen readers. */
  label: string;
  /** The heading of the column of people. */
  person: string;
  /** The heading of the column of total hours. */
  hours: string;
  /** What a day off shows. */
  off: string;
  /** The words after the hours beyond a full week. */
  over: string;
  days: string[];
  /** The current day, counted from 0, and the current hour. */
  today: number;
  now: number;
  /** `shifts` has one entry for each day; null is a day off. */
  rows: { initials: string; name: string; role: string; shifts: (Shift | null)[] }[];
}

/** Half an hour of each shift is an unpaid break. */
const breakHours = 0.5;

const fullWeekHours = 40;

/** The hours of the day that a cell shows, from its left to its right edge. */
const firstHour = 5;
const lastHour = 24;

/**
 * A week of shifts, one line per person: filled is worked, outlined is planned, the total is computed from the shifts.
 */
export function WeekOfShifts({ label, person, hours, off, over, days, today, now, rows }: Week) {
  return (
    <table className={styles.week} data-ranges="break">
      <caption className={hidden.hidden}>{label}</caption>
      <thead>
        <tr>
          <th className={classes(styles.columnName, styles.first)} scope="col">
            {person}
          </th>
          {days.map((day, index) => (
            <th
              key={day}
              scope="col"
              className={classes(styles.columnName, index === today && styles.todayName, hiddenOnPhones(index))}
            >
              {day}
            </th>
          ))}
          <th className={classes(styles.columnName, styles.last)} scope="col">
            {hours}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ initials, name, role, shifts }) => (
          <tr className={styles.row} key={name}>
            <th className={classes(styles.first, styles.person)} scope="row">
              <PlumeTile ground="haze" size="medium" className={styles.initials} aria-hidden="true">
                {initials}
              </PlumeTile>
              <Text as="b" size="small" weight="strong" block>
                {name}
              </Text>
              <Text as="small" size="fine" weight="regular" color="quiet" block>
                {role}
              </Text>
            </th>
            {shifts.map((shift, index) => (
              <td
                key={index}
                className={classes(
                  styles.cell,
                  index === today && styles.today,
                  index > today && styles.planned,
                  hiddenOnPhones(index),
                )}
                style={shift ? barOf(shift, now) : undefined}
              >
                {shift ? language.range(formatHour(shift[0]), formatHour(shift[1])) : off}
              </td>
            ))}
            <TotalHours worked={workedHours(shifts)} over={over} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function TotalHours({ worked, over }: Pick<Week, 'over'> & { worked: number }) {
  return (
    <td className={classes(styles.cell, styles.last)}>
      <Text as="b" size="body" weight="strong">
        {decimal(worked, 1)}
      </Text>
      {worked > fullWeekHours && (
        <Text as="small" size="fine" color="ember" block>
          {decimal(worked - fullWeekHours, 1)} {over}
        </Text>
      )}
    </td>
  );
}

/** A phone has room for yesterday and today: the fourth and the fifth day. */
const hiddenOnPhones = (day: number) => (day < 3 ? styles.early : day > 4 && styles.weekend);

const workedHours = (shifts: (Shift | null)[]) =>
  shifts.reduce((sum, shift) => sum + (shift ? shift[1] - shift[0] - breakHours : 0), 0);

const formatHour = (hour: number) =>
  hour % 1 ? language.shortTime(Math.floor(hour), String((hour % 1) * 60)) : language.shortHour(hour);

/** Where a shift's bar begins and ends in its cell, and how much of it is over. */
function barOf([start, end]: Shift, now: number) {
  const position = (hour: number) => `${((hour - firstHour) / (lastHour - firstHour)) * 100}%`;
  const worked = Math.min(Math.max((now - start) / (end - start), 0), 1);
  return { '--from': position(start), '--to': position(end), '--worked': `${worked * 100}%` } as CSSProperties;
}
