import type { CSSProperties } from 'react';
import { Caption } from '../../ui/caption.tsx';
import { classes } from '../../ui/classes.ts';
import { backgroundClass } from '../../ui/background.ts';
import { Title } from '../../ui/title.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import * as styles from './share-bar.drawing.module.css';

export interface ShareBarProps {
  /** Largest first; they add up to 100. */
  shares: { percent: number; name: string }[];
  caption: string;
  points: string[];
}

/** The parts' background colors, from the largest to the smallest. */
const backgrounds = ['deep', 'cobalt', 'sky', 'haze'] as const;

/** The shares of a whole as one bar to scale: vertical in a narrow window, horizontal in a wide one. */
export function ShareBar({ shares, caption, points }: ShareBarProps) {
  return (
    <>
      <Wrap>
        <ol
          className={styles.bar}
          style={{ '--parts': shares.map(({ percent }) => `minmax(0, ${percent}fr)`).join(' ') } as CSSProperties}
        >
          {shares.map(({ percent, name }, index) => (
            <li className={classes(styles.share, backgroundClass(backgrounds[index % backgrounds.length]!))} key={name}>
              <Title as="b" size={index === 0 ? 'display' : 'card'} numeral>
                {percent}%
              </Title>
              <span>{name}</span>
            </li>
          ))}
        </ol>
      </Wrap>
      <Wrap split={8}>
        <Caption as="p" className={styles.caption}>
          {caption}
        </Caption>
        <ul className={styles.points}>
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
