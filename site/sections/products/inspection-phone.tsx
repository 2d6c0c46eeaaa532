import { classes } from '../../ui/classes.ts';
import * as styles from './inspection-phone.module.css';

export interface InspectionPhoneProps {
  label: string;
  heading: string;
  plate: string;
  lines: { name: string; value: string; changed?: boolean | undefined }[];
  button: string;
  note: string;
}

/** A car seen from above on a phone, one new mark on it and what the mark says. */
export function InspectionPhone({ label, heading, plate, lines, button, note }: InspectionPhoneProps) {
  return (
    <figure className={styles.plate} aria-label={label}>
      <div className={styles.phone}>
        <p className={styles.text}>
          <b className={styles.strong}>{heading}</b> {plate}
        </p>
        <svg className={styles.icon} viewBox="0 0 200 300">
          <rect
            x="46"
            y="14"
            width="108"
            height="272"
            rx="44"
            fill="var(--haze)"
            stroke="var(--cobalt)"
            strokeWidth="2"
          />
          <path
            fill="var(--sky)"
            d="M62 92Q100 76 138 92L130 122H70ZM70 218H130L136 240Q100 250 64 240ZM58 104V150H64V126ZM142 104V150H136V126ZM58 160V212L64 200V160ZM142 160V212L136 200V160Z"
          />
          <path d="M46 156h12M142 156h12" stroke="var(--cobalt)" strokeWidth="2" />
          <circle cx="48" cy="190" r="14" fill="var(--sundown)" />
          <text className={styles.words} x="48" y="195" textAnchor="middle">
            1
          </text>
        </svg>
        <dl className={styles.list}>
          {lines.map(({ name, value, changed }) => (
            <div className={styles.part} key={name}>
              <dt className={styles.term}>{name}</dt>
              <dd className={classes(styles.detail, changed && styles.changed)}>{value}</dd>
            </div>
          ))}
        </dl>
        <i className={styles.sign}>{button}</i>
      </div>
      <p className={styles.note}>
        <b className={styles.noteStrong}>1</b>
        {note}
      </p>
    </figure>
  );
}
