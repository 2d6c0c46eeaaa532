import type { CSSProperties } from 'react';
import { Wrap } from '../../ui/wrap.tsx';
import * as styles from './stage-schedule.module.css';

export interface StageScheduleProps {
  heading: string;
  text: string;
  label: string;
  /** Hours of the day as numbers: 13.25 is 1:15 pm. */
  opens: number;
  closes: number;
  now: number;
  stages: {
    name: string;
    place: string;
    sets: { from: number; to: number; title: string; note?: string | undefined }[];
  }[];
  caption: string;
}

const clock = (hour: number) =>
  `${((Math.floor(hour) + 11) % 12) + 1}:${String(Math.round((hour % 1) * 60)).padStart(2, '0')}`;

/** A day by stage: hours run down, stages across, a line across all of it is now. Pale is over. */
export function StageSchedule({ heading, text, label, opens, closes, now, stages, caption }: StageScheduleProps) {
  const at = (from: number, to = from) => ({ '--from': from - opens, '--long': to - from }) as CSSProperties;
  return (
    <section className={styles.band}>
      <Wrap className={styles.head}>
        <h2>{heading}</h2>
        <p>{text}</p>
      </Wrap>
      <section
        className={styles.day}
        style={{ '--hours': closes - opens } as CSSProperties}
        aria-label={label}
        tabIndex={0}
      >
        <div className={styles.hours} aria-hidden="true">
          {Array.from({ length: closes - opens }, (_, hour) => (
            <span key={hour} style={at(opens + hour)}>
              {clock(opens + hour).replace(':00', opens + hour < 12 ? ' am' : ' pm')}
            </span>
          ))}
          <b style={at(now)}>{clock(now)}</b>
        </div>
        {stages.map(({ name, place, sets }) => (
          <div key={name} className={styles.stage}>
            <h3>
              {name} <small>{place}</small>
            </h3>
            <ol>
              {sets.map(({ from, to, title, note }) => (
                <li key={title} className={to < now ? styles.over : undefined} style={at(from, to)}>
                  <b>{title}</b>
                  {clock(from)} to {clock(to)}
                  {note && <small>{note}</small>}
                </li>
              ))}
            </ol>
          </div>
        ))}
      </section>
      <Wrap>
        <p className={styles.caption}>{caption}</p>
      </Wrap>
    </section>
  );
}
