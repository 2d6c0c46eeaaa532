import * as styles from './clock-log.module.css';

export interface ClockLogProps {
  now: { name: string; value: string };
  entries: { time: string; name: string; late?: string | undefined }[];
}

/** The hour in a plume, and who clocked in before it. */
export function ClockLog({ now, entries }: ClockLogProps) {
  return (
    <div className={styles.log}>
      <p>
        <b>{now.value}</b>
        {now.name}
      </p>
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
