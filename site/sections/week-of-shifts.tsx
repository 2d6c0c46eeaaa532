import type { CSSProperties } from 'react';
import * as language from '#language';
import { classes } from '../ui/classes.ts';
import { decimal } from '../ui/decimal.ts';
import { PlumeTile } from '../ui/plume-tile.tsx';
import { Text } from '../ui/text.tsx';
import * as hidden from '../ui/visually-hidden.module.css';
import * as styles from './week-of-shifts.drawing.module.css';

export interface Week {
  /** The table's label, for screen readers. */
  label: string;
  person: string;
  hours: string;
  off: string;
  over: string;
  days: string[];
  /** The current day, counted from 0, and the current hour. */
  today: number;
  now: number;
  /** Each shift is its first and last hour of the day; null is a day off. */
  rows: { initials: string; name: string; role: string; shifts: ([number, number] | null)[] }[];
}

/** Half an hour of each shift is an unpaid break. */
const breakHours = 0.5;
const fullWeek = 40;

const clock = (hour: number) =>
  hour % 1 ? language.shortTime(Math.floor(hour), String((hour % 1) * 60)) : language.shortHour(hour);
/** Bars are drawn on a day from 5 to 24 h. */
const part = (hour: number) => `${((hour - 5) / 19) * 100}%`;

/** The share of a shift that is over. */
const workedPart = ([from, to]: [number, number], now: number) =>
  `${Math.min(Math.max((now - from) / (to - from), 0), 1) * 100}%`;
/** The class of a day that a narrow window omits. */
const edgeOfWeek = (day: number) => (day < 3 ? styles.early : day > 4 && styles.weekend);

/**
 * A week of shifts, one line per person: filled is worked, outlined is planned, the total is computed from the shifts.
 */
export function WeekOfShifts({ label, person, hours, off, over, days, today, now, rows }: Week) {
  return (
    <table className={styles.week} data-ranges="break">
      <caption className={hidden.hidden}>{label}</caption>
      <thead>
        <tr>
          <th className={classes(styles.name, styles.first)} scope="col">
            {person}
          </th>
          {days.map((day, index) => (
            <th
              key={day}
              scope="col"
              className={classes(styles.name, index === today && styles.todayName, edgeOfWeek(index))}
            >
              {day}
            </th>
          ))}
          <th className={classes(styles.name, styles.last)} scope="col">
            {hours}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ initials, name, role, shifts }) => {
          const worked = shifts.reduce((sum, shift) => sum + (shift ? shift[1] - shift[0] - breakHours : 0), 0);
          return (
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
                    edgeOfWeek(index),
                  )}
                  style={
                    shift
                      ? ({
                          '--from': part(shift[0]),
                          '--to': part(shift[1]),
                          '--worked': workedPart(shift, now),
                        } as CSSProperties)
                      : undefined
                  }
                >
                  {shift ? language.range(clock(shift[0]), clock(shift[1])) : off}
                </td>
              ))}
              <td className={classes(styles.cell, styles.last)}>
                <Text as="b" size="body" weight="strong">
                  {decimal(worked, 1)}
                </Text>
                {worked > fullWeek && (
                  <Text as="small" size="fine" color="ember" block>
                    {decimal(worked - fullWeek, 1)} {over}
                  </Text>
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
