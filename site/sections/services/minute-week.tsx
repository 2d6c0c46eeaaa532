import type { CSSProperties } from 'react';
import { Caption } from '../../ui/caption.tsx';
import { Paragraphs } from '../../ui/paragraphs.tsx';
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
    <Wrap grid>
      <div className={styles.words}>
        <h2 className={styles.heading}>{heading}</h2> <Paragraphs texts={[lead, text]} />
      </div>
      <ol className={styles.days}>
        {days.map(({ day, name, text: what, minutes }) => (
          <li className={styles.item} key={day}>
            <p
              className={minutes === longest ? styles.hot : styles.bar}
              style={{ '--minutes': minutes, '--longest': longest } as CSSProperties}
            >
              {minutes} {short}
            </p>
            <div>
              <p className={styles.day}>{day}</p>
              <h3 className={styles.title}>{name}</h3>
              <p>{what}</p>
            </div>
          </li>
        ))}
      </ol>
      <Caption as="p" className={styles.caption}>
        {caption}
      </Caption>
    </Wrap>
  );
}
