import type { CSSProperties } from 'react';
import * as styles from './topic-figure.drawing.module.css';
import type { TechniqueFinds } from './technique-finds.ts';

/** Topics to scale, as parts of one bar; in windows narrower than a full desktop, as separate bars one below the other. */
export function TopicFigure({ topics }: { topics: TechniqueFinds['topics'] }) {
  const largest = Math.max(...topics.map(({ share }) => share));
  return (
    <ul className={styles.topics}>
      {topics.map(({ name, share }) => (
        <li
          key={name}
          className={styles.topic}
          style={{ '--share': share, '--length': share / largest } as CSSProperties}
        >
          {name} <b className={styles.share}>{share}%</b>
        </li>
      ))}
    </ul>
  );
}
