import { classes } from '../../ui/classes.ts';
import * as text from '../../ui/words.module.css';
import * as styles from './short-version.module.css';

export interface ShortVersionProps {
  heading: string;
  lines: string[];
}

/** What a long document comes to, in a few lines. */
export function ShortVersion({ heading, lines }: ShortVersionProps) {
  return (
    <div className={styles.sheet}>
      <p className={text.note}>
        <b>{heading}</b>
      </p>
      <ul>
        {lines.map((line) => (
          <li className={classes(text.title, styles.item)} key={line}>
            {line}
          </li>
        ))}
      </ul>
    </div>
  );
}
