import * as styles from './clock-log.module.css';

export interface ClockLogProps {
  now: { name: string; value: string; hint: string };
  entries: { time: string; name: string; late?: string | undefined }[];
}

/** The tablet at the door with the hour in a plume, and who clocked in before it. */
export function ClockLog({ now, entries }: ClockLogProps) {
  return (
    <div className={styles.log}>
      <div className={styles.tablet}>
        <p className={styles.text}>
          <b className={styles.strong}>{now.value}</b>
          {now.name}
        </p>
        <i className={styles.sign}>{now.hint}</i>
      </div>
      <ul>
        {entries.map(({ time, name, late }) => (
          <li className={styles.item} key={name}>
            <b className={styles.logStrong}>{time}</b>
            {name}
            {late && <em className={styles.mark}>{late}</em>}
          </li>
        ))}
      </ul>
    </div>
  );
}
