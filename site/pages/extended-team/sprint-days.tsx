import type { CSSProperties } from 'react';
import * as arrival from '../../ui/arrival.module.css';
import { classes } from '../../ui/classes.ts';
import { Text } from '../../ui/text.tsx';
import { Title } from '../../ui/title.tsx';
import * as styles from './sprint-days.drawing.module.css';

export interface SprintDaysProps {
  /** The description of the days for screen readers. */
  label: string;
  name: string;
  note: string;
  /** The working days of the sprint in order, each with its meeting, if there is one. */
  days: { day: string; meeting?: string | undefined }[];
}

/**
 * The direction of a day from the center of the ring, as a unit vector. Computed here: Chromium has CSS's trigonometric
 * functions only from version 111 on.
 */
function directionOf(index: number, count: number) {
  const angle = (2 * Math.PI * (index + 0.5)) / count;
  return { '--direction-right': Math.sin(angle).toFixed(6), '--direction-up': Math.cos(angle).toFixed(6) };
}

/** A sprint as a ring of its working days; on a phone as two rows, one per week. */
export function SprintDays({ label, name, note, days }: SprintDaysProps) {
  return (
    <figure className={classes(styles.figure, arrival.scene)} style={{ '--days': days.length } as CSSProperties}>
      <figcaption>
        <Title size="medium">{name}</Title>
        <Text color="quiet">{note}</Text>
      </figcaption>
      <ol className={styles.days} aria-label={label}>
        {days.map(({ day, meeting }, index) => (
          <li
            key={index}
            className={classes(styles.day, meeting && styles.withMeeting)}
            style={{ '--index': index, ...directionOf(index, days.length) } as CSSProperties}
          >
            <b className={styles.date}>{day}</b> {meeting && <span className={styles.meetingName}>{meeting}</span>}
          </li>
        ))}
      </ol>
    </figure>
  );
}
