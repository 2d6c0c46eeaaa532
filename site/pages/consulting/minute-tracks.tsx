import type { CSSProperties } from 'react';
import { classes } from '../../ui/classes.ts';
import * as arrival from '../../ui/arrival.module.css';
import { Text } from '../../ui/text.tsx';
import { Title } from '../../ui/title.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import { Row } from '../../ui/row.tsx';
import * as styles from './minute-tracks.drawing.module.css';

/** Who spends the minutes. */
type MinutesOf = 'hand' | 'waiting' | 'software' | 'person';

export interface MinuteTracksProps {
  /** "minutes", and the unit after a number. */
  unit: string;
  short: string;
  tracks: { name: string; note?: string | undefined; parts: { minutes: number; text: string; by: MinutesOf }[] }[];
  legend: { by: MinutesOf; name: string }[];
}

const minutesOf = (parts: { minutes: number }[]) => parts.reduce((sum, { minutes }) => sum + minutes, 0);
const at = (minutes: number) => ({ '--minutes': minutes }) as CSSProperties;

/** One job before and after, minute by minute, on one scale. */
export function MinuteTracks({ unit, short, tracks, legend }: MinuteTracksProps) {
  const longest = Math.max(...tracks.map(({ parts }) => minutesOf(parts)));
  const ticks = Array.from({ length: Math.floor(longest / 10) + 1 }, (_, index) => index * 10);
  return (
    <Wrap className={styles.figure} style={{ '--scale': longest + 4 } as CSSProperties}>
      {tracks.map(({ name, note, parts }) => (
        <div
          key={name}
          className={classes(styles.track, arrival.scene)}
          style={{ '--total': minutesOf(parts) } as CSSProperties}
        >
          <div className={styles.head}>
            <Title as="h3" size="smallTitle">
              <Title as="span" size="medium" className={styles.number}>
                {minutesOf(parts)}
              </Title>{' '}
              {unit}
            </Title>
            <Text size="small" color="quiet">
              {name}
            </Text>
          </div>
          <ol className={classes(styles.parts, arrival.turns)}>
            {parts.map(({ minutes, text, by }) => (
              <li className={styles.part} key={text} style={at(minutes)}>
                <p className={styles.content}>
                  <Text as="b" weight="strong" block>
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
      ))}
      <div className={styles.axis} aria-hidden="true">
        {ticks.map((minutes) => (
          <span className={styles.tick} key={minutes} style={at(minutes)}>
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
