import type { CSSProperties } from 'react';
import { Caption } from '../../ui/caption.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { Band } from '../../ui/band.tsx';
import { classes } from '../../ui/classes.ts';
import { Text } from '../../ui/text.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import { above } from '../../ui/space.ts';
import { WeekAxis, type WeekAxisProps } from './week-axis.tsx';
import * as styles from './week-schedule.drawing.module.css';

export interface WeekScheduleProps {
  id: string;
  heading: string;
  text: string;
  axis: WeekAxisProps;
  /** `gets`: what the client gets; `from`: the first week; `label`: the text in the bar; `weeks`: the weeks in words. */
  steps: { name: string; text: string; gets: string; from: number; length: number; label: string; weeks: string }[];
  /** A note on how to read the weeks. */
  note: string;
}

/** The bars' colors, step by step; the last bar never ends. */
const barClasses = [styles.deep, styles.cobalt, styles.cobalt, styles.sky, styles.pine];

/** The steps of a process in rows, each with a bar on the same scale of weeks; the last bar never ends. */
export function WeekSchedule({ id, heading, text, axis, steps, note }: WeekScheduleProps) {
  return (
    <Band background="stone" className={styles.schedule} id={id}>
      <Wrap>
        <SectionHead heading={heading} text={text} split />
        <WeekAxis {...axis} />
        <ol>
          {steps.map(({ name, text: description, gets, from, length, label, weeks }, index) => (
            <li className={styles.item} key={name}>
              <h3 className={styles.title}>{name}</h3>
              <div className={styles.text}>
                <p>{description}</p>
                <Text size="small" color="quiet" className={above(2)} balance>
                  {gets}
                </Text>
              </div>
              <Text
                size="small"
                color="quiet"
                className={styles.weeks}
                style={{ '--from': from, '--length': length } as CSSProperties}
              >
                <span className={classes(styles.bar, barClasses[index])} aria-hidden="true">
                  {label}
                </span>
                <span className={styles.weeksAsText}>{weeks}</span>
              </Text>
            </li>
          ))}
        </ol>
        <Caption as="p" className={styles.note}>
          {note}
        </Caption>
      </Wrap>
    </Band>
  );
}
