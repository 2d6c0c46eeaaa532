import type { CSSProperties } from 'react';
import * as styles from './topic-figure.drawing.module.css';
import type { TechniqueFinds } from './technique-finds.ts';

/** The shares of topics, as parts of one bar; in windows narrower than 1240 px, as bars one below the other. */
export function TopicFigure({ topics }: { topics: TechniqueFinds['topics'] }) {
  const largest = Math.max(...topics.map(({ share }) => share));
  return (
    <ul className={styles.topics}>
      {topics.map(({ name, share }) => (
        <li
          key={name}
          className={styles.topic}
          style={{ '--share': share, '--relative-share': share / largest } as CSSProperties}
        >
          {name} <b className={styles.share}>{share}%</b>
        </li>
      ))}
    </ul>
  );
}
