import type { CSSProperties } from 'react';
import * as language from '#language';
import { classes } from '../ui/classes.ts';
import { PlumeTile } from '../ui/plume-tile.tsx';
import { Text } from '../ui/text.tsx';
import { formatTime } from './format-time.ts';
import { isShownOnPhones } from './is-shown-on-phones.ts';
import { firstShiftHour, lastShiftHour } from './shift-hours.ts';
import * as hidden from '../ui/visually-hidden.module.css';
import { TotalHours } from './total-hours.tsx';
import * as styles from './week-of-shifts.drawing.module.css';

/** A shift's start and end as hours of the day: `[10, 18.5]` is from 10 to half past six. */
type Shift = [start: number, end: number];

export interface Week {
  /** The table's label, for screen readers. */
  label: string;
  /** The heading of the column of people. */
  person: string;
  /** The heading of the column of total hours. */
  hours: string;
  /** The text of a day off. */
  off: string;
  /** The words after the hours beyond a full week. */
  over: string;
  days: string[];
  /** The index of the current day. */
  today: number;
  /** The current hour of the day. */
  now: number;
  /** `shifts` has one entry for each day; null is a day off. */
  rows: { initials: string; name: string; role: string; shifts: (Shift | null)[] }[];
}

/** The unpaid break in each shift. */
const breakHours = 0.5;

/** A week of shifts, one line per person: filled is worked, outlined is planned, the total is computed from the shifts. */
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
              className={classes(
                styles.columnName,
                index === today && styles.todayName,
                !isShownOnPhones(index, today) && styles.hiddenOnPhones,
              )}
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
              <PlumeTile background="haze" size="medium" className={styles.initials} aria-hidden="true">
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
                  !isShownOnPhones(index, today) && styles.hiddenOnPhones,
                )}
                style={shift ? shiftBarStyle(shift, now) : undefined}
              >
                {shift ? language.range(formatHour(shift[0]), formatHour(shift[1])) : off}
              </td>
            ))}
            <TotalHours hours={workedHours(shifts)} overtimeLabel={over} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const workedHours = (shifts: (Shift | null)[]) =>
  shifts.reduce((sum, shift) => sum + (shift ? shift[1] - shift[0] - breakHours : 0), 0);

const formatHour = (hour: number) => (Number.isInteger(hour) ? language.shortHour(hour) : formatTime(hour));

/** The start and the end of a shift's bar in its cell, and the share of the shift that is over. */
function shiftBarStyle([start, end]: Shift, now: number) {
  const position = (hour: number) => `${((hour - firstShiftHour) / (lastShiftHour - firstShiftHour)) * 100}%`;
  const workedShare = Math.min(Math.max((now - start) / (end - start), 0), 1);
  return { '--from': position(start), '--to': position(end), '--worked': `${workedShare * 100}%` } as CSSProperties;
}
