import type { CSSProperties } from 'react';
import { Caption } from '../../ui/caption.tsx';
import { classes } from '../../ui/classes.ts';
import { groundClass } from '../../ui/ground.ts';
import { Title } from '../../ui/title.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import { Row } from '../../ui/row.tsx';
import * as styles from './share-bar.module.css';

export interface ShareBarProps {
  /** The largest first; together 100. */
  shares: { percent: number; name: string }[];
  caption: string;
  points: string[];
}

const grounds = ['deep', 'cobalt', 'sky', 'haze'] as const;

/** How a whole is shared out, as one bar to scale that runs off the page. */
export function ShareBar({ shares, caption, points }: ShareBarProps) {
  return (
    <>
      <ol className={styles.bar}>
        {shares.map(({ percent, name }, at) => (
          <Row
            as="li"
            gap={4}
            align="center"
            between
            className={classes(styles.item, groundClass(grounds[at % 4]!))}
            key={name}
            style={{ '--percent': percent } as CSSProperties}
          >
            <Title as="b" size={at ? 'card' : 'display'}>
              {percent}%
            </Title>
            <span>{name}</span>
          </Row>
        ))}
      </ol>
      <Wrap split={8}>
        <Caption as="p" className={styles.caption}>
          {caption}
        </Caption>
        <ul className={styles.list}>
          {points.map((point) => (
            <li className={styles.point} key={point}>
              {point}
            </li>
          ))}
        </ul>
      </Wrap>
    </>
  );
}
