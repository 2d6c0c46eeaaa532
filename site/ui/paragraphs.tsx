import { classes } from './classes.ts';
import * as styles from './paragraphs.module.css';

interface ParagraphsProps {
  /** The first is larger; the others are in the background's quiet color. */
  texts: readonly string[];
  className?: string | undefined;
}

/** Several paragraphs under or beside a section's heading. */
export function Paragraphs({ texts, className }: ParagraphsProps) {
  const [lead, ...rest] = texts;
  return (
    <div className={classes(styles.paragraphs, className)}>
      <p className={styles.lead}>{lead}</p>
      {rest.map((text) => (
        <p key={text} className={styles.text}>
          {text}
        </p>
      ))}
    </div>
  );
}
