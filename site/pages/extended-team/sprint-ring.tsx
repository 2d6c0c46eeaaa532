import type { CSSProperties } from 'react';
import * as arrival from '../../ui/arrival.module.css';
import { Definitions } from '../../ui/definitions.tsx';
import { classes } from '../../ui/classes.ts';
import { Text } from '../../ui/text.tsx';
import { Title } from '../../ui/title.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import { above } from '../../ui/space.ts';
import * as styles from './sprint-ring.drawing.module.css';

export interface SprintRingProps {
  heading: string;
  lead: string;
  meetings: { name: string; text: string }[];
  ring: {
    label: string;
    name: string;
    note: string;
    /** The working days of the sprint, in order; those with a meeting name it. */
    days: { day: string; meeting?: string | undefined }[];
  };
}

/** A sprint as a ring of its working days; on a phone as two rows, one per week. */
export function SprintRing({ heading, lead, meetings, ring }: SprintRingProps) {
  const { label, name, note, days } = ring;
  return (
    <Wrap grid>
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
              style={{ '--index': index } as CSSProperties}
            >
              <b className={styles.date}>{day}</b> {meeting && <span className={styles.name}>{meeting}</span>}
            </li>
          ))}
        </ol>
      </figure>
      <div className={styles.words}>
        <Title as="h2" size="display">
          {heading}
        </Title>
        <Text size="lead" className={above(4)} measure="long">
          {lead}
        </Text>
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
