import type { CSSProperties } from 'react';
import * as styles from './technique-figures.module.css';
import type { TechniqueFinds } from './technique-finds.ts';

/** Themes as parts of one bar, to scale. */
export function TopicFigure({ topics }: { topics: TechniqueFinds['topics'] }) {
  return (
    <ul className={styles.topics}>
      {topics.map(({ name, share }) => (
        <li key={name} style={{ '--share': share } as CSSProperties}>
          {name} <b>{share}%</b>
        </li>
      ))}
    </ul>
  );
}
