import type { CSSProperties } from 'react';
import { Wrap } from '../../ui/wrap.tsx';
import * as styles from './minute-week.module.css';

export interface MinuteWeekProps {
  heading: string;
  lead: string;
  text: string;
  caption: string;
  /** What stands behind a number of minutes. */
  short: string;
  days: { day: string; name: string; text: string; minutes: number }[];
}

/** A client's week with the team: each meeting as long as its minutes, the longest one hot. */
export function MinuteWeek({ heading, lead, text, caption, short, days }: MinuteWeekProps) {
  const longest = Math.max(...days.map(({ minutes }) => minutes));
  return (
    <Wrap grid className={styles.week}>
      <div className={styles.words}>
        <h2>{heading}</h2>
        <p className={styles.lead}>{lead}</p>
        <p>{text}</p>
      </div>
      <ol className={styles.days}>
        {days.map(({ day, name, text: what, minutes }) => (
          <li key={day}>
            <p
              className={minutes === longest ? styles.hot : styles.bar}
              style={{ '--minutes': minutes, '--longest': longest } as CSSProperties}
            >
              {minutes} {short}
            </p>
            <div>
              <p className={styles.day}>{day}</p>
              <h3>{name}</h3>
              <p>{what}</p>
            </div>
          </li>
        ))}
      </ol>
      <p className={styles.caption}>{caption}</p>
    </Wrap>
  );
}
