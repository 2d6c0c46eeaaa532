import type { CSSProperties } from 'react';
import { classes } from '../../ui/classes.ts';
import { Wrap } from '../../ui/wrap.tsx';
import * as styles from './sprint-ring.module.css';

export interface SprintRingProps {
  heading: string;
  lead: string;
  meetings: { name: string; text: string }[];
  ring: {
    label: string;
    name: string;
    note: string;
    /** The working days of the sprint in their order; those with a meeting name it. */
    days: { day: string; meeting?: string | undefined }[];
  };
}

/** A sprint as a ring of its working days; on a phone as two columns, a week each. */
export function SprintRing({ heading, lead, meetings, ring }: SprintRingProps) {
  const { label, name, note, days } = ring;
  return (
    <Wrap grid className={styles.scrum}>
      <figure className={styles.figure} style={{ '--days': days.length } as CSSProperties}>
        <figcaption>
          <b>{name}</b> <span>{note}</span>
        </figcaption>
        <ol aria-label={label}>
          {days.map(({ day, meeting }, index) => (
            <li
              key={index}
              className={classes(meeting && styles.meeting)}
              style={{ '--index': index } as CSSProperties}
            >
              <b>{day}</b> {meeting && <span>{meeting}</span>}
            </li>
          ))}
        </ol>
      </figure>
      <div className={styles.words}>
        <h2>{heading}</h2>
        <p className={styles.lead}>{lead}</p>
        <dl>
          {meetings.map((meeting) => (
            <div key={meeting.name}>
              <dt>{meeting.name}</dt>
              <dd>{meeting.text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Wrap>
  );
}
