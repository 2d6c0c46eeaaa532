import * as styles from './short-version.module.css';

export interface ShortVersionProps {
  heading: string;
  lines: string[];
}

/** What a long document comes to, in a few lines. */
export function ShortVersion({ heading, lines }: ShortVersionProps) {
  return (
    <div className={styles.sheet}>
      <p className={styles.text}>{heading}</p>
      <ul>
        {lines.map((line) => (
          <li className={styles.item} key={line}>
            {line}
          </li>
        ))}
      </ul>
    </div>
  );
}
