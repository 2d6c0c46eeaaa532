import type { CSSProperties } from 'react';
import { classes } from '../../ui/classes.ts';
import * as arrival from '../../ui/arrival.module.css';
import { Wrap } from '../../ui/wrap.tsx';
import * as styles from './minute-tracks.module.css';

/** Who spends the minutes. */
export type MinutesOf = 'hand' | 'waiting' | 'software' | 'person';

export interface MinuteTracksProps {
  /** "minutes", and what stands behind a number. */
  unit: string;
  short: string;
  tracks: { name: string; note?: string | undefined; parts: { minutes: number; text: string; by: MinutesOf }[] }[];
  legend: { by: MinutesOf; name: string }[];
}

const minutesOf = (parts: { minutes: number }[]) => parts.reduce((sum, { minutes }) => sum + minutes, 0);
const at = (minutes: number) => ({ '--minutes': minutes }) as CSSProperties;

/** The same job before and after, minute by minute, on one scale. */
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
          <h3 className={styles.title}>
            <b className={styles.strong}>{minutesOf(parts)}</b> {unit} <span className={styles.label}>{name}</span>
          </h3>
          <ol className={classes(styles.list, arrival.turns)}>
            {parts.map(({ minutes, text, by }) => (
              <li className={styles.item} key={text} style={at(minutes)}>
                <p className={styles.text}>
                  <b className={styles.trackStrong}>
                    {minutes} {short}
                  </b>{' '}
                  <span className={styles.trackLabel}>{text}</span>
                </p>
                <i className={classes(styles[by], arrival.bar)} />
              </li>
            ))}
          </ol>
          {note && <p className={styles.note}>{note}</p>}
        </div>
      ))}
      <div className={styles.axis} aria-hidden="true">
        {ticks.map((minutes) => (
          <span className={styles.axisLabel} key={minutes} style={at(minutes)}>
            {minutes} {minutes === 0 && short}
          </span>
        ))}
      </div>
      <ul className={styles.legend}>
        {legend.map(({ by, name }) => (
          <li className={styles.legendItem} key={by}>
            <i className={styles[by]} />
            {name}
          </li>
        ))}
      </ul>
    </Wrap>
  );
}
