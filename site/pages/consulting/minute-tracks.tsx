import type { CSSProperties } from 'react';
import { classes } from '../../ui/classes.ts';
import * as arrival from '../../ui/arrival.module.css';
import { Text } from '../../ui/text.tsx';
import { Title } from '../../ui/title.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import { Row } from '../../ui/row.tsx';
import * as styles from './minute-tracks.drawing.module.css';

/** The use of minutes: manual work, waiting, a program's run, or a person's decision. */
type MinuteKind = 'hand' | 'waiting' | 'software' | 'person';

export interface MinuteTracksProps {
  /** The unit in full: minutes. */
  unit: string;
  /** The unit as an abbreviation. */
  short: string;
  tracks: Track[];
  legend: { by: MinuteKind; name: string }[];
}

interface Track {
  name: string;
  note?: string | undefined;
  parts: { minutes: number; text: string; by: MinuteKind }[];
}

/** The minutes between two numbers of the axis. */
const tickInterval = 10;

/** The minutes of the axis beyond the longest track, which leave room for the number of a tick at the track's end. */
const roomAtEnd = 4;

const totalMinutes = ({ parts }: Track) => parts.reduce((sum, { minutes }) => sum + minutes, 0);
const minutesStyle = (minutes: number) => ({ '--minutes': minutes }) as CSSProperties;

/** A job's total minutes, and its parts as bars to scale. */
function MinuteTrack({ track, unit, short }: { track: Track } & Pick<MinuteTracksProps, 'unit' | 'short'>) {
  const { name, note, parts } = track;
  const total = totalMinutes(track);
  return (
    <div className={classes(styles.track, arrival.scene)} style={{ '--total': total } as CSSProperties}>
      <div className={styles.head}>
        <Title as="h3" size="smallTitle">
          <Title as="span" size="medium" className={styles.number}>
            {total}
          </Title>{' '}
          {unit}
        </Title>
        <Text size="small" color="quiet">
          {name}
        </Text>
      </div>
      <ol className={classes(styles.parts, arrival.turns)}>
        {parts.map(({ minutes, text, by }) => (
          <li className={styles.part} key={text} style={minutesStyle(minutes)}>
            <p className={styles.content}>
              <Text as="b" weight="strong" block className={styles.minutes}>
                {minutes} {short}
              </Text>{' '}
              <span className={styles.text}>{text}</span>
            </p>
            <i className={classes(styles.bar, styles[by], arrival.bar)} />
          </li>
        ))}
      </ol>
      {note && <p className={styles.note}>{note}</p>}
    </div>
  );
}

/** A job before and after its automation, minute by minute, on one scale. */
export function MinuteTracks({ unit, short, tracks, legend }: MinuteTracksProps) {
  const longest = Math.max(...tracks.map(totalMinutes));
  const longestPart = Math.max(...tracks.flatMap(({ parts }) => parts.map(({ minutes }) => minutes)));
  const ticks = Array.from({ length: Math.floor(longest / tickInterval) + 1 }, (_, index) => index * tickInterval);
  return (
    <Wrap
      className={styles.figure}
      style={{ '--scale': longest + roomAtEnd, '--longest-part': longestPart } as CSSProperties}
    >
      {tracks.map((track) => (
        <MinuteTrack key={track.name} track={track} unit={unit} short={short} />
      ))}
      <div className={styles.axis} aria-hidden="true">
        {ticks.map((minutes) => (
          <span className={styles.tick} key={minutes} style={minutesStyle(minutes)}>
            {minutes} {minutes === 0 && short}
          </span>
        ))}
      </div>
      <ul className={styles.legend}>
        {legend.map(({ by, name }) => (
          <Row as="li" gap={2} align="center" key={by}>
            <i className={classes(styles.key, styles[by])} />
            {name}
          </Row>
        ))}
      </ul>
    </Wrap>
  );
}
