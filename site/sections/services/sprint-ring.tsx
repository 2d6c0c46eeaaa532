import type { CSSProperties } from 'react';
import * as arrival from '../../ui/arrival.module.css';
import { Definitions } from '../../ui/definitions.tsx';
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
    <Wrap grid>
      <figure className={classes(styles.figure, arrival.scene)} style={{ '--days': days.length } as CSSProperties}>
        <figcaption>
          <b className={styles.strong}>{name}</b> <span className={styles.label}>{note}</span>
        </figcaption>
        <ol className={styles.list} aria-label={label}>
          {days.map(({ day, meeting }, index) => (
            <li
              key={index}
              className={classes(styles.item, meeting && styles.meeting)}
              style={{ '--index': index } as CSSProperties}
            >
              <b className={styles.figureStrong}>{day}</b>{' '}
              {meeting && <span className={styles.figureLabel}>{meeting}</span>}
            </li>
          ))}
        </ol>
      </figure>
      <div className={styles.words}>
        <h2 className={styles.heading}>{heading}</h2> <p className={styles.lead}>{lead}</p>
        <Definitions
          look="words"
          beside
          className={styles.meetings}
          items={meetings.map((meeting) => ({ term: meeting.name, text: meeting.text }))}
        />
      </div>
    </Wrap>
  );
}
