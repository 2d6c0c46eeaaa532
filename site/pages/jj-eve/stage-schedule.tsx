import type { CSSProperties } from 'react';
import * as language from '#language';
import { Caption } from '../../ui/caption.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { Band } from '../../ui/band.tsx';
import { groundClass } from '../../ui/ground.ts';
import { Text } from '../../ui/text.tsx';
import { Title } from '../../ui/title.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import { classes } from '../../ui/classes.ts';
import * as styles from './stage-schedule.drawing.module.css';

interface StageScheduleProps {
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
    sets: { from: number; to: number; title: string; note?: string | undefined; late?: boolean | undefined }[];
  }[];
  caption: string;
}

const clock = (hour: number) =>
  language.shortTime(Math.floor(hour), String(Math.round((hour % 1) * 60)).padStart(2, '0'));

const grounds = ['cobalt', 'pine', 'peach', 'deep'] as const;

/**
 * A day by stage: hours run down, stages across, a line across all of them is the current time. Pale ones are over, and
 * one set is late.
 */
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
            <span className={styles.hour} key={hour} style={at(opens + hour)}>
              {language.hourOfDay(opens + hour)}
            </span>
          ))}
          <b className={classes(styles.hour, styles.now)} style={at(now)}>
            {clock(now)}
          </b>
        </div>
        {stages.map(({ name, place, sets }, stage) => (
          <div className={styles.stage} key={name}>
            <div className={styles.head}>
              <Title as="h3" size="smallTitle">
                {name}
              </Title>
              <Text size="small" color="quiet">
                {place}
              </Text>
            </div>
            <ol className={styles.list}>
              {sets.map(({ from, to, title, note, late }) => {
                const over = to < now;
                return (
                  <li
                    key={title}
                    className={classes(
                      styles.set,
                      groundClass(over ? 'chalk' : late ? 'signal' : grounds[stage % 4]!),
                      over && styles.over,
                    )}
                    style={at(from, to)}
                  >
                    <Title size="lead" className={styles.title}>
                      {title}
                    </Title>
                    {language.range(clock(from), clock(to))}
                    {note && <p>{note}</p>}
                  </li>
                );
              })}
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
