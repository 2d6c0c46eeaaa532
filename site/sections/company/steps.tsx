import { classes } from '../../ui/classes.ts';
import * as styles from './steps.module.css';

export interface StepsProps {
  steps: { title: string; text: string }[];
  /** Along a rule where there is room, the last one the goal; else small ones down a line. */
  large?: boolean;
}

/** What happens one after the other, numbered. */
export function Steps({ steps, large }: StepsProps) {
  const Title = large ? 'h3' : 'b';
  return (
    <ol className={classes(styles.steps, large && styles.large)}>
      {steps.map(({ title, text }) => (
        <li className={styles.item} key={title}>
          <Title className={styles.title}>{title}</Title> {text}
        </li>
      ))}
    </ol>
  );
}
