import type { ReactNode } from 'react';
import { classes } from '../../ui/classes.ts';
import * as styles from './chapter.module.css';

export interface ChapterProps {
  /** Its anchor, where the page links to it. */
  id?: string | undefined;
  ground?: 'chalk' | 'mist' | 'deep';
  /** A hairline on top, between two chapters on white. */
  ruled?: boolean;
  children: ReactNode;
}

/** The room of a chapter: its ground and the air above and below. */
export function Chapter({ id, ground = 'chalk', ruled, children }: ChapterProps) {
  return (
    <section id={id} className={classes(styles.chapter, styles[ground], ruled && styles.ruled)}>
      {children}
    </section>
  );
}
