import type { CSSProperties } from 'react';
import { Caption } from '../../ui/caption.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { Band } from '../../ui/band.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import { classes } from '../../ui/classes.ts';
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
    <Band ground="haze" clip>
      <Wrap>
        <SectionHead heading={heading} text={text} split />
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
          <b className={styles.strong} style={at(now)}>
            {clock(now)}
          </b>
        </div>
        {stages.map(({ name, place, sets }) => (
          <div key={name} className={styles.stage}>
            <h3 className={styles.title}>
              {name} <small className={styles.note}>{place}</small>
            </h3>
            <ol className={styles.list}>
              {sets.map(({ from, to, title, note }) => (
                <li key={title} className={classes(styles.item, to < now && styles.over)} style={at(from, to)}>
                  <b className={styles.stageStrong}>{title}</b>
                  {clock(from)} to {clock(to)}
                  {note && <small className={styles.stageNote}>{note}</small>}
                </li>
              ))}
            </ol>
          </div>
        ))}
      </section>
      <Wrap>
        <Caption as="p">{caption}</Caption>
      </Wrap>
    </Band>
  );
}
