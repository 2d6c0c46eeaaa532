import type { CSSProperties } from 'react';
import * as arrival from '../../ui/arrival.module.css';
import { classes } from '../../ui/classes.ts';
import { Text } from '../../ui/text.tsx';
import { Title } from '../../ui/title.tsx';
import * as styles from './sprint-days.drawing.module.css';

export interface SprintDaysProps {
  label: string;
  name: string;
  note: string;
  /** The working days of the sprint, in order; those with a meeting name it. */
  days: { day: string; meeting?: string | undefined }[];
}

/** The day's direction from the center of the ring: Chromium has CSS's own functions only from 111 on. */
function directionOf(index: number, count: number) {
  const angle = (2 * Math.PI * (index + 0.5)) / count;
  return { '--right': Math.sin(angle).toFixed(6), '--up': Math.cos(angle).toFixed(6) };
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
            className={classes(styles.day, meeting && styles.meeting)}
            style={{ '--index': index, ...directionOf(index, days.length) } as CSSProperties}
          >
            <b className={styles.date}>{day}</b> {meeting && <span className={styles.name}>{meeting}</span>}
          </li>
        ))}
      </ol>
    </figure>
  );
}
