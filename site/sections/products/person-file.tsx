import * as styles from './person-file.module.css';

export interface PersonFileProps {
  initials: string;
  name: string;
  role: string;
  status: string;
  lines: { name: string; value: string; attention?: boolean | undefined }[];
}

/** A person's file: who, and what is on record. */
export function PersonFile({ initials, name, role, status, lines }: PersonFileProps) {
  return (
    <div className={styles.person}>
      <p>
        <i aria-hidden="true">{initials}</i>
        <b>
          {name} <small>{role}</small>
        </b>
        <span>{status}</span>
      </p>
      <dl>
        {lines.map((line) => (
          <div key={line.name}>
            <dt>{line.name}</dt>
            <dd className={line.attention ? styles.attention : undefined}>{line.value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
