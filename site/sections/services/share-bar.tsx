import type { CSSProperties } from 'react';
import { Caption } from '../../ui/caption.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import * as styles from './share-bar.module.css';

export interface ShareBarProps {
  /** The largest first; together 100. */
  shares: { percent: number; name: string }[];
  caption: string;
  points: string[];
}

/** How a whole is shared out, as one bar to scale that runs off the page. */
export function ShareBar({ shares, caption, points }: ShareBarProps) {
  return (
    <>
      <ol className={styles.bar}>
        {shares.map(({ percent, name }) => (
          <li className={styles.item} key={name} style={{ '--percent': percent } as CSSProperties}>
            <b className={styles.strong}>{percent}%</b>
            <span>{name}</span>
          </li>
        ))}
      </ol>
      <Wrap grid className={styles.below}>
        <Caption as="p" className={styles.caption}>
          {caption}
        </Caption>
        <ul className={styles.list}>
          {points.map((point) => (
            <li className={styles.belowItem} key={point}>
              {point}
            </li>
          ))}
        </ul>
      </Wrap>
    </>
  );
}
