import type { ReactNode } from 'react';
import { classes } from '../ui/classes.ts';
import * as styles from './steps.module.css';

export interface StepsProps {
  steps: readonly { title: string; text: ReactNode }[];
  /** Makes the titles headings. */
  headings?: boolean;
  /** For sections with their own look. The class of `steps` may set `--number-size`, the numbers' width and height. */
  classNames?: { steps?: string | undefined; item?: string | undefined; title?: string | undefined };
}

/** Consecutive steps, numbered, down a line. */
export function Steps({ steps, headings, classNames }: StepsProps) {
  const Title = headings ? 'h3' : 'b';
  return (
    <ol className={classes(styles.steps, classNames?.steps)}>
      {steps.map(({ title, text }) => (
        <li className={classes(styles.item, classNames?.item)} key={title}>
          <Title className={classes(styles.title, classNames?.title)}>{title}</Title> {text}
        </li>
      ))}
    </ol>
  );
}
