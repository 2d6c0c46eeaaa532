import type { CSSProperties } from 'react';
import * as language from '#language';
import { Caption } from '../../ui/caption.tsx';
import { formatTime } from '../../sections/format-time.ts';
import { SectionHead } from '../../ui/section-head.tsx';
import { Band } from '../../ui/band.tsx';
import { backgroundClass } from '../../ui/background.ts';
import { Text } from '../../ui/text.tsx';
import { Title } from '../../ui/title.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import { classes } from '../../ui/classes.ts';
import * as styles from './stage-schedule.drawing.module.css';

interface StageScheduleProps {
  heading: string;
  text: string;
  label: string;
  /** The full hour of the day at which the schedule begins. */
  opens: number;
  /** The hour of the day at which the schedule ends. */
  closes: number;
  /** The current hour of the day: 13.25 is 1:15 p.m. */
  now: number;
  stages: {
    name: string;
    place: string;
    sets: { from: number; to: number; title: string; note?: string | undefined; late?: boolean | undefined }[];
  }[];
  caption: string;
}

/** The stages' colors. */
const stageBackgrounds = ['cobalt', 'pine', 'peach', 'deep'] as const;

type Stage = StageScheduleProps['stages'][number];

/** The background of a set: white once it is over, highlighted if it is late, otherwise of its stage's color. */
function backgroundOfSet({ late }: Stage['sets'][number], isOver: boolean, stageIndex: number) {
  if (isOver) return 'chalk';
  return late ? 'signal' : stageBackgrounds[stageIndex % stageBackgrounds.length]!;
}

/**
 * The schedule of a festival's day: the hours from top to bottom, the stages side by side, and a line across all of them
 * at the current time.
 */
export function StageSchedule({ heading, text, label, opens, closes, now, stages, caption }: StageScheduleProps) {
  const timeStyle = (from: number, to = from) => ({ '--from': from - opens, '--duration': to - from }) as CSSProperties;
  return (
    <Band background="haze" clip>
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
          {Array.from({ length: Math.ceil(closes - opens) }, (_, index) => opens + index).map((hour) => (
            <span className={styles.hour} key={hour} style={timeStyle(hour)}>
              {language.hourOfDay(hour)}
            </span>
          ))}
          <b className={classes(styles.hour, styles.now)} style={timeStyle(now)}>
            {formatTime(now)}
          </b>
        </div>
        {stages.map(({ name, place, sets }, stageIndex) => (
          <div className={styles.stage} key={name}>
            <div className={styles.head}>
              <Title as="h3" size="smallTitle">
                {name}
              </Title>
              <Text size="small" color="quiet">
                {place}
              </Text>
            </div>
            <ol className={styles.sets}>
              {sets.map((set) => {
                const { from, to, title, note } = set;
                const isOver = to <= now;
                return (
                  <li
                    key={from}
                    className={classes(
                      styles.set,
                      backgroundClass(backgroundOfSet(set, isOver, stageIndex)),
                      isOver && styles.over,
                    )}
                    style={timeStyle(from, to)}
                  >
                    <Title size="lead" className={styles.title}>
                      {title}
                    </Title>
                    {language.range(formatTime(from), formatTime(to))}
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
