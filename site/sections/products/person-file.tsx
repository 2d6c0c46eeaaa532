import { PlumeTile } from '../../ui/plume-tile.tsx';
import { classes } from '../../ui/classes.ts';
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
    <div>
      <p className={styles.text}>
        <PlumeTile className={styles.initials} aria-hidden="true">
          {initials}
        </PlumeTile>
        <b className={styles.strong}>
          {name} <small className={styles.note}>{role}</small>
        </b>
        <span className={styles.label}>{status}</span>
      </p>
      <dl>
        {lines.map((line) => (
          <div className={styles.part} key={line.name}>
            <dt className={styles.term}>{line.name}</dt>
            <dd className={classes(styles.detail, line.attention && styles.attention)}>{line.value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
