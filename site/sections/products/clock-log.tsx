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
        <p>
          <b>{now.value}</b>
          {now.name}
        </p>
        <i>{now.hint}</i>
      </div>
      <ul>
        {entries.map(({ time, name, late }) => (
          <li key={name}>
            <b>{time}</b>
            {name}
            {late && <em>{late}</em>}
          </li>
        ))}
      </ul>
    </div>
  );
}
